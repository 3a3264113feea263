import { type FieldError, FORM_ERRORS, SUBMISSION_FAILED } from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { useEffect, useState } from 'react';
import { type Attempt, refuseAll } from '../engine/errors';
import type { FormEngine } from '../engine/formEngine';
import { say } from '../words/say';
import type { Step } from './steps';
import type { Steps } from './useSteps';

interface Options extends Pick<FormPageProps, 'onSaveCurrent' | 'suppressErrorsDialog'> {
  /** What the server said of the answers when they were sent later. */
  refused?: { errors?: readonly FieldError[]; message: string } | undefined;
}

/** What is said of answers with which nobody goes on: in a dialog, then in a summary at the first step with errors. */
export function useRefusals(
  engine: FormEngine,
  { steps, step, go }: Pick<Steps, 'steps' | 'step' | 'go'>,
  { refused, onSaveCurrent, suppressErrorsDialog = false }: Options,
) {
  const services = useServices();
  const [last, setLast] = useState<{ at: string; attempt: Attempt }>();
  const here = step?.key;
  // Whoever leaves the step and comes back begins anew.
  useEffect(() => setLast((said) => (said?.at === here ? said : undefined)), [here]);

  async function showErrors(target: Step) {
    const fields = target.page?.fields ?? [];
    onSaveCurrent?.(engine.payload());
    if (!suppressErrorsDialog)
      await services.popup({ title: say(FORM_ERRORS.title), message: say(FORM_ERRORS.message) });
    // With the summary and not before it: a long page is laid out once.
    engine.store.check(fields);
    setLast({ at: target.key, attempt: { fields } });
    go(target);
  }

  async function showRefusal(errors: readonly FieldError[]) {
    refuseAll(engine, errors);
    const target = steps.find(({ key }) => errors.some(({ page }) => page === key));
    if (target) return showErrors(target);
    // Errors of no page that is here would be said nowhere.
    await services.popup({
      title: say(SUBMISSION_FAILED.title),
      message: errors.map(({ message }) => message).join(' '),
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused before is shown once
  useEffect(() => {
    if (!refused) return;
    const { errors = [], message } = refused;
    if (errors.length > 0) void showRefusal(errors);
    else void services.popup({ title: say(SUBMISSION_FAILED.title), message });
  }, []);

  return {
    attempt: last?.at === here ? last?.attempt : undefined,
    showErrors,
    showRefusal,
    forget: () => setLast(undefined),
  };
}
