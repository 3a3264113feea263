import {
  bugReportsAsked,
  contactsAsked,
  enquiriesAsked,
  entriesAsked,
  filesAsked,
  invoicesAsked,
  owedAsked,
  type SavedLook,
  type ViewedList,
} from '@forms/shared/contract';
import type * as z from 'zod';
import { HttpError } from '../../platform/errors/errors';

/** What each list may be asked for. */
const askedOf: Readonly<Record<ViewedList, z.ZodType>> = {
  enquiries: enquiriesAsked,
  invoices: invoicesAsked,
  contacts: contactsAsked,
  'bug-reports': bugReportsAsked,
  'all-files': filesAsked,
  entries: entriesAsked,
  owed: owedAsked,
};

/** Throws 422 for a look that its list cannot be asked for: nobody could open it, and a queue of it would have nothing to count. */
export function mustBeAsked(list: ViewedList, { query }: SavedLook): void {
  const { error } = askedOf[list].safeParse(query);
  const [part] = error?.issues[0]?.path ?? [];
  if (part === undefined) return;
  const name = String(part);
  const message = `The list has no ${name} “${query[name] ?? ''}”. Please choose again what it shows, and save the view then.`;
  throw new HttpError(422, 'impossible-view', message);
}
