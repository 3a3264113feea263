import { applicationPath, type Draft, type FieldError, RESET_QUESTION, type StoredForm } from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import { Navigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { randomId, useAppSelector } from '@forms/shared/platform/store';
import { useEffect, useState } from 'react';
import { useVisitCounted } from '../counting/useVisitCounted';
import type { BrowserDraft, Unsaved } from '../drafts/browserDraft';
import { DraftBar } from '../drafts/DraftBar';
import { EngineProvider } from '../engine/EngineProvider';
import { createFormEngine } from '../engine/formEngine';
import type { WaitingForm } from '../outbox/waitingForm';
import { say } from '../words/say';
import { ClearButton } from './ClearButton';
import styles from './FormPage.module.css';
import { isStartOf, JourneyStep } from './JourneyStep';
import { bringReading } from './ReadAnswers';
import { Stepper } from './Stepper';
import { SubmittedMessage } from './SubmittedMessage';
import { UnsavedGuard } from './UnsavedGuard';
import { useDelivery } from './useDelivery';
import { useRefusals } from './useRefusals';
import { useSteps } from './useSteps';
import { useWindowTitle, windowTitleOf } from './useWindowTitle';

const leaveQuestion = () => ({
  title: say('Leave this form?'),
  message: say('Your answers have not been sent and will be lost.'),
});

interface FormJourneyProps extends Omit<FormPageProps, 'slug' | 'hash' | 'isReturn' | 'meanwhile'> {
  form: StoredForm;
  /** Unfinished work that it goes on with. */
  draft: Unsaved | undefined;
  /** The person came to it by a button or a link of their own. */
  isArrival: boolean;
  /** What the server said of the answers when they were sent later. */
  refused?: { errors?: readonly FieldError[]; message: string } | undefined;
  /** The form waits for a network. */
  onWaiting?(form: WaitingForm): void;
  /** Takes the answers as they are given, in the browser's stead: nothing is kept, and leaving asks nothing. */
  onKeep?: ((draft: Draft) => void) | undefined;
}

/** Leads through a form's steps, from the first to what says that it was sent. */
export function FormJourney({ form, draft, isArrival, onWaiting = () => {}, onKeep, ...outcomes }: FormJourneyProps) {
  const { onSubmitForm, onCancel } = outcomes;
  const embedded = onSubmitForm !== undefined;
  const services = useServices();
  const campus = useAppSelector(({ app }) => app.campus);
  const [engine] = useState(() => createFormEngine(form, draft, campus));
  const [journey, setJourney] = useState(() => draft?.journey ?? randomId());
  const { store } = engine;
  const [completed, setCompleted] = useState<{ link: string | undefined }>();
  const isComplete = completed !== undefined;
  const way = useSteps(engine, draft, { embedded, isSent: isComplete });
  const { steps, step, next, passed, go } = way;
  const { attempt, showErrors, showRefusal, forget } = useRefusals(engine, way, outcomes);

  const delivery = { journey, way, draft, isComplete, onWaiting, onKeep };
  const { autosave, state, keepBehindLink, submit, isSubmitting, submitted, isDone } = useDelivery(engine, delivery);

  const isUncounted = embedded || onKeep !== undefined;
  useVisitCounted(engine, { journey, way, draft, isSent: isDone, isUncounted });

  const isAddressed = step !== undefined && !embedded && submitted === undefined;
  useWindowTitle(isAddressed ? windowTitleOf(form.json.header.title, steps, step, attempt !== undefined) : undefined);
  const isReadNext = next !== undefined && next === steps.at(-1);
  useEffect(() => {
    if (isReadNext) bringReading();
  }, [isReadNext]);

  async function goOn() {
    if (!step || isSubmitting) return;
    if (step.page && !store.isValid(step.page.fields)) return showErrors(step);
    const open = way.pass(step);
    if (next && !isReadNext && !way.isChange) return go(next);
    // Before the form is sent, or its invoice made out, every step counts: an answer may have undone an earlier one.
    if (open && open !== step) return passed.has(open.key) ? showErrors(open) : go(open, open !== steps.at(-1));
    return send();
  }

  async function send() {
    if (onSubmitForm) {
      void autosave.wipe();
      return onSubmitForm(engine.payload());
    }
    const errors = await submit(autosave.linked()?.hash);
    if (errors) await showRefusal(errors);
  }

  function beginAgain(other?: BrowserDraft) {
    if (other) engine.resume(other);
    forget();
    way.beginAgain(other);
  }

  async function clear() {
    if (!onCancel && !(await services.confirm({ title: say(RESET_QUESTION) }))) return;
    store.reset();
    // What is written now is for somebody else: it takes nothing's place.
    setJourney(randomId());
    void autosave.wipe();
    beginAgain();
    onCancel?.();
  }

  if (completed?.link !== undefined) return <Navigate to={applicationPath(completed.link)} replace />;
  if (submitted) {
    const { reference, link } = submitted;
    return <SubmittedMessage success={form.json.submit?.success} reference={reference} link={link} />;
  }
  if (!step) return null;
  const isBare = isStartOf(engine, way) || isComplete;
  return (
    <EngineProvider engine={engine} journey={journey}>
      {!onKeep && (
        <UnsavedGuard
          hasUnsaved={() => store.isEdited() && !isDone && !autosave.isSafe()}
          question={leaveQuestion()}
          save={autosave.saveNow}
        />
      )}
      <div className={styles.journey}>
        {steps.length > 1 && <Stepper {...way} isComplete={isComplete} />}
        <JourneyStep
          {...{ engine, way, step, journey, attempt, isSubmitting, isComplete, isArrival, embedded }}
          draftHash={autosave.linked()?.hash}
          onCancel={onCancel && (() => void clear())}
          onContinue={() => void goOn()}
          onRefused={(errors) => void showRefusal(errors)}
          onComplete={(link) => setCompleted({ link })}
        />
        {!isBare && !onKeep && (
          <DraftBar slug={form.slug} {...{ autosave, state, keepBehindLink }} onTakeOther={beginAgain} />
        )}
        {!isBare && !onCancel && !step.page?.definition.invoice && (
          <ClearButton isSubmitting={isSubmitting} onClear={() => void clear()} />
        )}
      </div>
    </EngineProvider>
  );
}
