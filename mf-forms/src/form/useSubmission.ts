import { type FieldError, IDEMPOTENCY_HEADER, SUBMISSION_FAILED, submissionOrigin } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { idempotencyKey } from '@forms/shared/platform/store';
import { calls } from '../calls';
import type { Unsaved } from '../drafts/browserDraft';
import { errorsIn } from '../engine/errors';
import type { FormEngine } from '../engine/formEngine';
import { keepToSend } from '../outbox/browserOutbox';
import type { WaitingForm } from '../outbox/waitingForm';
import { say } from '../words/say';

interface Waits {
  /** The answers as they are, to go on with, once nothing of them is still to be saved; none where they may not be kept here. */
  draft(): Promise<Unsaved | undefined>;
  onWaiting(form: WaitingForm): void;
}

/**
 * Sends a form once: a second try with the same answers carries the same key. Answers are kept whatever happens; a form
 * that finds no server waits in this browser, and is sent when there is one. `submit` resolves the errors where the
 * server refused answers, else undefined. `draftHash` names the draft behind a link that the submission ends.
 */
export function useSubmission({ form, payload }: FormEngine, journey: string, { draft, onWaiting }: Waits) {
  const services = useServices();
  const [send, { isLoading, data }] = calls.useFormsSubmitMutation();

  async function submit(draftHash: string | undefined): Promise<FieldError[] | undefined> {
    const pages = payload();
    const headers = {
      [IDEMPOTENCY_HEADER]: idempotencyKey(journey, pages),
      ...submissionOrigin(form.version, draftHash),
    };
    const { error } = await send({ params: { slug: form.slug }, body: pages, headers });
    if (!error) return undefined;
    const errors = errorsIn(error);
    if (errors.length > 0) return errors;
    const unsent = 'status' in error && NO_ANSWER.includes(error.status) ? await draft() : undefined;
    if (unsent) {
      const waiting: WaitingForm = {
        slug: form.slug,
        title: form.json.header.title,
        success: form.json.submit?.success,
        draft: unsent,
        pages,
        headers,
        since: new Date().toISOString(),
        outcome: { is: 'waiting' },
      };
      if (await keepToSend(waiting)) {
        onWaiting(waiting);
        return undefined;
      }
    }
    await services.popup({ title: say(SUBMISSION_FAILED.title), message: say(SUBMISSION_FAILED.message) });
    services.requestError(error);
    return undefined;
  }
  return { submit, isSubmitting: isLoading, submitted: data };
}

const NO_ANSWER: unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR'];
