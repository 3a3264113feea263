import {
  STATEMENT_CHANGED,
  type StatementPreview,
  type statementFile,
  type statementImport,
} from '@forms/shared/contract';
import type * as z from 'zod';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { type Opened, openStatement } from './openStatement';
import { isPayout, type Known, likenessOf, recognise } from './recognise';

/** How many rows one statement of the database takes. */
const CHUNK = 400;
const SHOWN = 20;

/** What a file holds, and how much of it is new. Stores nothing. */
export async function previewOf(db: Database, file: z.output<typeof statementFile>): Promise<StatementPreview> {
  const opened = await openStatement(db, file);
  const { added, equal, rows } = await newRowsOf(db, opened, file.others);
  const sum = (sign: 1 | -1) => rows.reduce((total, { amount }) => (amount * sign > 0 ? total + amount : total), 0);
  const days = rows.map(({ day }) => day).sort();
  const { format, account, isAccountOfFile, mapping, cells, unanswered, problems, warnings } = opened;
  return {
    ...{ format, account, isAccountOfFile, mapping, cells, unanswered, problems, warnings },
    rows: rows.slice(0, SHOWN),
    ...{ count: rows.length, known: rows.length - added.length, added: added.length },
    ...{ paidIn: sum(1), paidOut: sum(-1), from: days[0] ?? '', to: days.at(-1) ?? '' },
    equal: equal.map(({ row, likeness, inFile, known }) => ({ ...row, key: likeness, inFile, known })),
  };
}

const CHANGED = 'This file, or another with rows of it, was imported meanwhile. Please look at what is new now.';

/**
 * Stores the rows of a file that are not known yet, and how its columns were read. Throws 422 for a file that cannot be
 * read or leaves a question, and 409 where another number of rows is new than was shown.
 */
export async function importStatement(
  db: Database,
  file: z.output<typeof statementImport>,
  author: string,
): Promise<{ added: number; known: number }> {
  const opened = await openStatement(db, file);
  const [problem] = [...opened.problems, ...opened.unanswered];
  if (problem !== undefined) throw new HttpError(422, 'unreadable-statement', problem);
  return db.transaction().execute(async (trx) => {
    const { added, rows } = await newRowsOf(trx, opened, file.others);
    if (added.length !== file.expected) throw new HttpError(409, STATEMENT_CHANGED, CHANGED);
    if (opened.mapping) await remember(trx, opened);
    if (added.length > 0 && (await stored(trx, opened, added, { name: file.name, author })) !== added.length)
      throw new HttpError(409, STATEMENT_CHANGED, CHANGED);
    return { added: added.length, known: rows.length - added.length };
  });
}

async function newRowsOf(
  db: Database,
  { problems, unanswered, rows, account, digest }: Opened,
  others: Readonly<Record<string, number>>,
) {
  if (problems.length > 0 || unanswered.length > 0) return { added: [], equal: [], rows: [] };
  const alike = rows.map((row) => ({ ...row, likeness: likenessOf(account, row) }));
  const isSameFile = await db
    .selectFrom('statementImports')
    .select('id')
    .where('digest', '=', digest)
    .where('account', '=', account)
    .executeTakeFirst();
  const known = await knownOf(db, [...new Set(alike.map(({ likeness }) => likeness))]);
  // The very same file cannot hold others.
  if (isSameFile) for (const [likeness, { count }] of known) known.set(likeness, { count, files: [] });
  return { ...recognise(alike, known, others), rows: alike };
}

async function knownOf(db: Database, likenesses: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (let at = 0; at < likenesses.length; at += CHUNK) {
    const rows = await db
      .selectFrom('bankRows')
      .innerJoin('statementImports', 'statementImports.id', 'bankRows.importId')
      .select(['likeness', 'firstDay', 'lastDay'])
      .where('likeness', 'in', likenesses.slice(at, at + CHUNK))
      .execute();
    for (const { likeness, firstDay: from, lastDay: to } of rows) {
      const { count, files } = known.get(likeness) ?? { count: 0, files: [] };
      known.set(likeness, { count: count + 1, files: [...files, { from, to }] });
    }
  }
  return known;
}

async function stored(
  trx: Trx,
  { account, digest, rows }: Opened,
  added: Awaited<ReturnType<typeof newRowsOf>>['added'],
  by: { name: string; author: string },
): Promise<number> {
  const importId = newId();
  const days = rows.map(({ day }) => day).sort();
  const range = { firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' };
  await trx
    .insertInto('statementImports')
    .values({ id: importId, account, digest, ...by, ...range, importedAt: now() })
    .execute();
  let count = 0;
  for (let at = 0; at < added.length; at += CHUNK) {
    const chunk = added.slice(at, at + CHUNK).map((each) => ({ ...each, id: newId() }));
    const inserted = await trx
      .insertInto('bankRows')
      .values(
        chunk.map(({ id, row, likeness, nth }) => ({
          ...{ id, importId, account, likeness, nth, day: row.day, amount: row.amount },
          kind: row.amount <= 0 ? ('out' as const) : isPayout(row) ? ('payout' as const) : ('in' as const),
        })),
      )
      // Who imports the same at the same time is first once.
      .onConflict((known) => known.columns(['likeness', 'nth']).doNothing())
      .returning('id')
      .execute();
    count += inserted.length;
    if (inserted.length < chunk.length) return count;
    await trx
      .insertInto('bankRowTexts')
      .values(chunk.map(({ id, row: { name, reference, text } }) => ({ rowId: id, name, reference, text })))
      .execute();
  }
  return count;
}

async function remember(trx: Trx, { header, account, mapping }: Opened): Promise<void> {
  const saved = { account, mapping: JSON.stringify(mapping), savedAt: now() };
  await trx
    .insertInto('csvMappings')
    .values({ header, ...saved })
    .onConflict((known) => known.column('header').doUpdateSet(saved))
    .execute();
}
