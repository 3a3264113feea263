import {
  errorAnswer,
  type FieldFault,
  fieldFault,
  IDEMPOTENCY_HEADER,
  SUBMISSION_FAILED,
  submissionOrigin,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/services';
import { idempotencyKey } from '@forms/shared/store';
import { calls } from '../calls';
import type { FormEngine } from '../engine/formEngine';

/**
 * Sends a form once: a second try with the same answers carries the same key. Answers are kept whatever happens.
 * `submit` resolves the faults where the server refused answers, else undefined. `draftHash` names the draft behind a
 * link that the submission ends.
 */
export function useSubmission(engine: FormEngine, journey: string) {
  const services = useServices();
  const [send, { isLoading, data }] = calls.useFormsSubmitMutation();

  async function submit(draftHash: string | undefined): Promise<FieldFault[] | undefined> {
    const pages = engine.payload();
    const { error } = await send({
      params: { slug: engine.form.slug },
      body: pages,
      headers: {
        [IDEMPOTENCY_HEADER]: idempotencyKey(journey, pages),
        ...submissionOrigin(engine.form.version, draftHash),
      },
    });
    if (!error) return undefined;
    const faults = 'data' in error ? faultsIn(error.data) : [];
    if (faults.length > 0) return faults;
    await services.popup(SUBMISSION_FAILED);
    services.requestError(error);
    return undefined;
  }
  return { submit, isSubmitting: isLoading, submitted: data };
}

const faultsIn = (answer: unknown): FieldFault[] =>
  errorAnswer.safeParse(answer).data?.errors?.flatMap((fault) => fieldFault.safeParse(fault).data ?? []) ?? [];
