import { type BulkSelection, COUNT_CHANGED } from '@forms/shared/contract';
import { expressionBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';
import { searchedWords } from '../../platform/lists/search';
import { type Asker, seenBy } from '../areas/seenBy';
import { type Which, whichEnquiries } from './whichEnquiries';

/** Which enquiries were selected, of those that who asks sees. Throws 409 where another number match than were counted. */
export async function selectedEnquiries(db: Database, selection: BulkSelection, who: Asker): Promise<Which> {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  if (selection.kind === 'picked') {
    const ids = selection.rows.map(({ id }) => id);
    return enquiry.and([...seenBy(db, who), enquiry('enquiries.id', 'in', ids)]);
  }
  const { filter, searched, except, count } = selection;
  const { inTab, isMany } = await whichEnquiries(db, filter, searchedWords(searched), who);
  if (isMany) throw new HttpError(422, 'too-many', 'This search finds too many to be counted. Please narrow it down.');
  // PostgreSQL takes no empty list, and no id is an empty text.
  const selected = enquiry.and([inTab, enquiry('enquiries.id', 'not in', ['', ...except])]);
  const row = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(selected)
    .executeTakeFirstOrThrow();
  const matching = Number(row.count);
  if (matching === count) return selected;
  const message = `${matching} enquiries match now, not ${count}. Please look at them and press again.`;
  throw new HttpError(409, COUNT_CHANGED, message, { count: matching });
}
