import {
  authors,
  ENTRY_CHANGED,
  ENTRY_NOT_OPEN,
  ENTRY_PRICE_CHANGED,
  isChangeable,
  type OwnChange,
  type OwnEntry,
  type OwnWithdrawal,
  routes,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { enquiryBehind } from '../application-links/applicationLinks';
import { examNamed } from '../exams/enteredExam';
import type { OpenPayments } from '../invoices/editInvoice';
import type { EntryRow } from './describeEntries';
import { offerFor } from './entryMoney';
import { amendEntry, withdrawEntry } from './settleEntry';

/** As its history and a credit note say it. */
const REASON = 'As the applicant asked';

/** The exam entries of an application on its private page, and what its applicant can still change of them. */
export function serveOwnEntries(app: App, payments: OpenPayments): void {
  const { db } = app;
  serve(app, routes.ownEntries, async ({ body }) => ownEntries(db, await enquiryBehind(db, body.link)));

  serve(app, routes.withdrawOwnEntry, async ({ body }) => {
    const enquiryId = await enquiryBehind(db, body.link);
    const { id, version, returned } = body;
    const { withdrawal } = await ownEntry(db, enquiryId, body);
    mustBe(withdrawal?.returned, returned);
    await withdrawEntry({ app, payments, id, author: authors.applicant }, { version, returned, reason: REASON });
    return ownEntries(db, enquiryId);
  });

  serve(app, routes.amendOwnEntry, async ({ body }) => {
    const enquiryId = await enquiryBehind(db, body.link);
    const { id, version, optionId, amount } = body;
    const { change } = await ownEntry(db, enquiryId, body);
    mustBe(change?.choices.find((choice) => choice.optionId === optionId)?.amount, amount);
    await amendEntry({ app, payments, id, author: authors.applicant }, { version, optionId, amount, reason: REASON });
    return ownEntries(db, enquiryId);
  });
}

/** Throws 409 where something is not to be had any more, or not for what was shown. */
function mustBe(pence: number | undefined, shown: number): void {
  if (pence === undefined) throw new HttpError(409, ENTRY_NOT_OPEN.word, ENTRY_NOT_OPEN.message);
  if (pence !== shown) throw new HttpError(409, ENTRY_PRICE_CHANGED.word, ENTRY_PRICE_CHANGED.message);
}

/** An entry of an application as it was seen. Throws 404 for another's, 409 for another version. */
async function ownEntry(
  db: Database,
  enquiryId: string,
  { id, version }: Pick<OwnWithdrawal | OwnChange, 'id' | 'version'>,
): Promise<OwnEntry> {
  const row = await db
    .selectFrom('examEntries')
    .selectAll()
    .where('id', '=', id)
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('entry'));
  if (row.version !== version) throw new HttpError(409, ENTRY_CHANGED.word, ENTRY_CHANGED.message);
  return seenByOwner(db, row);
}

async function ownEntries(db: Database, enquiryId: string): Promise<OwnEntry[]> {
  const rows = await db
    .selectFrom('examEntries')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('id')
    .execute();
  const entries: OwnEntry[] = [];
  for (const row of rows) entries.push(await seenByOwner(db, row));
  return entries;
}

/** What staff decide case by case is not offered: a day that is over or not named, and what has no known price. */
async function seenByOwner(db: Database, row: EntryRow): Promise<OwnEntry> {
  const { id, version, state } = row;
  const { withdrawal, amendment } = await offerFor(db, id);
  const isOpen = (until: string | null): until is string => until !== null && today() <= until && isChangeable(state);
  const { returned } = withdrawal;
  const choices = amendment.choices.flatMap(({ option, amount }) =>
    amount === null ? [] : [{ optionId: option.id, name: `${option.name} (${option.code})`, amount }],
  );
  return {
    ...{ id, version, state, name: examNamed(row) },
    withdrawal:
      isOpen(withdrawal.until) && returned
        ? { until: withdrawal.until, returned: returned.board + returned.centre }
        : null,
    change: isOpen(amendment.until) && choices.length > 0 ? { until: amendment.until, choices } : null,
  };
}
