import {
  type Draft,
  type FieldError,
  FORM_ERRORS,
  hasExamsField,
  type PageModel,
  RESET_QUESTION,
  type StoredForm,
  SUBMISSION_FAILED,
} from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { randomId } from '@forms/shared/platform/store';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BrowserDraft, Unsaved } from '../drafts/browserDraft';
import { DraftBar } from '../drafts/DraftBar';
import { useAutosave } from '../drafts/useAutosave';
import { type Attempt, firstInvalidPage, refuseAll } from '../engine/errors';
import { FieldStoreProvider } from '../engine/FieldStoreProvider';
import { createFormEngine } from '../engine/formEngine';
import { JourneyProvider } from '../engine/JourneyContext';
import { ScopeProvider } from '../engine/ScopeContext';
import type { WaitingForm } from '../outbox/waitingForm';
import styles from './FormPage.module.css';
import { FormStep } from './FormStep';
import { bringAnswers, InvoiceStep } from './InvoiceStep';
import { Stepper } from './Stepper';
import { SubmittedMessage } from './SubmittedMessage';
import { UnsavedGuard } from './UnsavedGuard';
import { useSubmission } from './useSubmission';
import { useUploadsAwaited } from './useUploadsAwaited';

const LEAVE_QUESTION = { title: 'Leave this form?', message: 'Your answers have not been sent and will be lost.' };

interface FormJourneyProps extends Omit<FormPageProps, 'slug' | 'hash'> {
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

/** Leads through a form's pages, from the first to what says that it was sent. */
export function FormJourney({
  form,
  draft,
  isArrival,
  refused,
  onWaiting = () => {},
  onKeep,
  onSubmitForm,
  onSaveCurrent,
  onCancel,
  suppressErrorsDialog = false,
}: FormJourneyProps) {
  const services = useServices();
  const [engine] = useState(() => createFormEngine(form, draft));
  const [journey, setJourney] = useState(() => draft?.journey ?? randomId());
  const { store } = engine;
  const pages = useSyncExternalStore(store.watchAll, engine.pages);
  const [{ current, isArriving }, setPlace] = useState({ current: draft?.current, isArriving: isArrival });
  const moveTo = (page: string | undefined) => setPlace({ current: page, isArriving: true });
  const [attempt, setAttempt] = useState<Attempt>();
  // Whoever changes an answer from the invoice comes back to the invoice.
  const [isChanging, setChanging] = useState(false);
  const [isComplete, setComplete] = useState(false);

  const at = Math.max(
    0,
    pages.findIndex(({ key }) => key === current),
  );
  const page = pages[at];
  const next = pages[at + 1];
  const isInvoiceNext = Boolean(next?.definition.invoice);
  useEffect(() => {
    if (isInvoiceNext) bringAnswers();
  }, [isInvoiceNext]);
  const isStart = hasExamsField(form.json) && at === 0 && next !== undefined;

  const { autosave, state, keepBehindLink, read } = useAutosave(
    engine,
    { journey, current: page?.key },
    draft?.link,
    onKeep,
  );
  const { submit, isSubmitting, submitted } = useSubmission(engine, journey, {
    draft: async () => {
      await autosave.saveNow();
      return autosave.state().is === 'declined' ? undefined : { ...read(), link: autosave.linked() };
    },
    onWaiting,
  });
  const isDone = isComplete || submitted !== undefined;
  useEffect(() => {
    if (isDone) void autosave.wipe();
  }, [isDone, autosave]);

  const uploads = useUploadsAwaited(store, page?.fields ?? [], () => void goOn());

  function goTo(target: PageModel | undefined) {
    uploads.stop();
    setAttempt(undefined);
    moveTo(target?.key);
    setChanging(false);
  }

  function change(target: PageModel) {
    goTo(target);
    setChanging(true);
  }

  /** Says that there are errors, then leads to the first page that has some. */
  async function showErrors(target: PageModel) {
    onSaveCurrent?.(engine.payload());
    if (!suppressErrorsDialog) await services.popup(FORM_ERRORS);
    moveTo(target.key);
    setAttempt({ fields: target.fields });
  }

  async function goOn() {
    if (!page || isSubmitting) return;
    // Before the form is sent, or its invoice made out, every page counts: an answer may have undone an earlier one.
    const onward = (isChanging && pages.find(({ definition }) => definition.invoice)) || next;
    const asked = !onward || onward.definition.invoice ? pages : [page];
    const invalidPage = firstInvalidPage(store, asked);
    if (invalidPage === page && uploads.awaits()) return;
    if (invalidPage) return showErrors(invalidPage);
    if (onward) return goTo(onward);
    if (onSubmitForm) {
      void autosave.wipe();
      return onSubmitForm(engine.payload());
    }
    const errors = await submit(autosave.linked()?.hash);
    if (errors) await onRefused(errors);
  }

  async function onRefused(errors: readonly FieldError[]) {
    refuseAll(engine, errors);
    const target = pages.find(({ key }) => errors.some((error) => error.page === key));
    if (target) return showErrors(target);
    // Errors of no page that is here would be said nowhere.
    await services.popup({ title: SUBMISSION_FAILED.title, message: errors.map(({ message }) => message).join(' ') });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused before is shown once
  useEffect(() => {
    if (!refused) return;
    const { errors = [], message } = refused;
    if (errors.length > 0) void onRefused(errors);
    else void services.popup({ title: SUBMISSION_FAILED.title, message });
  }, []);

  async function clear() {
    if (!onCancel && !(await services.confirm({ title: RESET_QUESTION }))) return;
    store.reset();
    // What is written now is for somebody else: it takes nothing's place.
    setJourney(randomId());
    void autosave.wipe();
    goTo(pages[0]);
    onCancel?.();
  }

  function takeOver(other: BrowserDraft) {
    engine.resume(other);
    setAttempt(undefined);
    moveTo(other.current);
  }

  if (submitted) return <SubmittedMessage success={form.json.submit?.success} reference={submitted.reference} />;
  if (!page) return null;
  return (
    <FieldStoreProvider store={store}>
      <ScopeProvider value={engine.scope}>
        <JourneyProvider value={journey}>
          {!onKeep && (
            <UnsavedGuard
              hasUnsaved={() => store.isEdited() && !isDone && !autosave.isSafe()}
              question={LEAVE_QUESTION}
              save={autosave.saveNow}
            />
          )}
          <div className={styles.journey}>
            {pages.length > 1 && <Stepper pages={pages} at={at} isComplete={isComplete} />}
            {page.definition.invoice ? (
              <InvoiceStep
                key={page.key}
                engine={engine}
                page={page}
                journey={journey}
                draftHash={autosave.linked()?.hash}
                isComplete={isComplete}
                isArrival={isArriving}
                onBack={() => goTo(pages[at - 1])}
                onChange={change}
                onRefused={(errors) => void onRefused(errors)}
                onComplete={() => setComplete(true)}
              />
            ) : (
              <FormStep
                key={page.key}
                page={page}
                place={{ isFirst: at === 0, isLast: !next, isStart, isArrival: isArriving }}
                attempt={attempt}
                isSubmitting={isSubmitting}
                isWaiting={uploads.isWaiting}
                clearWord={onCancel ? 'Cancel' : 'Clear'}
                onBack={() => goTo(pages[at - 1])}
                onClear={() => void clear()}
                onContinue={() => void goOn()}
              />
            )}
            {!isStart && !isComplete && !onKeep && (
              <DraftBar
                slug={form.slug}
                autosave={autosave}
                state={state}
                keepBehindLink={keepBehindLink}
                onTakeOther={takeOver}
              />
            )}
          </div>
        </JourneyProvider>
      </ScopeProvider>
    </FieldStoreProvider>
  );
}
