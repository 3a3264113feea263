import type { FieldError, PageAnswers } from '@forms/shared/contract';
import type { Unsaved } from '../drafts/browserDraft';

/** What has become of a form that waits: the server has taken it, or says what is wrong with it. */
export type Outcome =
  | { is: 'waiting' }
  | { is: 'sent'; reference: string; link: string | undefined }
  // What an earlier build has stored has no errors.
  | { is: 'refused'; errors?: FieldError[]; message: string };

/** A submission that found no network, with all that it takes to send it, or to go on with the form. */
export interface WaitingForm {
  slug: string;
  title: string;
  /** What the form says once it was sent, where it has words of its own. */
  success: string | undefined;
  draft: Unsaved;
  pages: PageAnswers[];
  /** Its idempotency key among them: however often it is sent, it is one. */
  headers: Record<string, string>;
  /** When it was to be sent; ISO 8601, by this device's clock. */
  since: string;
  outcome: Outcome;
  /** The person has been shown the outcome. */
  isAnnounced?: boolean;
}
