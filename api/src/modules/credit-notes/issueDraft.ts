import type { Issue } from '../invoices/editInvoice';
import { issueReplacement } from './issueReplacement';
import { issueNew } from './newInvoice';

/** Issues a draft that has no number yet. It must be locked. Throws 409 where it cannot be issued. Answers the words that the history has for it. */
export const issueDraft: Issue = (trx, draft, author) =>
  draft.replaces === null ? issueNew(trx, draft, author) : issueReplacement(trx, draft, draft.replaces, author);
