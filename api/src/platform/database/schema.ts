import { CamelCasePlugin, Kysely, Migrator, NO_MIGRATIONS, type RawBuilder, sql } from 'kysely';
import Libsql from 'libsql';
import { migrations } from './migrations';
import type { Tables } from './tables';
import { TransactionalSqlite } from './transactionalSqlite';

type Database = Kysely<Tables>;

/** The steps of the schema that this version knows, in order. */
const steps: readonly string[] = Object.keys(migrations);
export const newestStep: string = steps.at(-1) ?? '';
/** Before the first: an empty database. It comes first in the order of names, too. */
export const noStep = '000';

/** Tables of what is over in minutes. */
export const passing: readonly string[] = ['call_counts'];
/** Tables that their step, or a start, fills from what there is: nothing is lost with them. */
const derived: readonly string[] = ['answers_keys', 'site_ids', 'enquiry_search', 'enquiry_payers', 'exam_catalogue'];
/** What a table was called before it had its name: its rows are under that name further down. */
const formerly: Readonly<Record<string, string>> = {
  enquiry_comments: 'enquiry_notes',
  document_numbers: 'invoice_numbers',
};
/** Tables of what is over in hours: without them people sign in, try a password or send a file once more. */
const shortLived: readonly string[] = ['sessions', 'login_tokens', 'password_tries', 'upload_holds'];
const uncounted: readonly string[] = [...passing, ...derived, ...shortLived];

/** The step of this number or name, as `12` or `012-invoices`; 0 is before the first. Undefined where there is none. */
export const stepNamed = (name: string): string | undefined =>
  Number(name) === 0 ? noStep : steps.find((step) => step === name || Number(step.slice(0, 3)) === Number(name));

/**
 * Brings the schema up or down to a step, all the way or not at all. Going down loses what `lostBy` names. Throws where
 * the database is of a newer version.
 */
export async function migrate(db: Database, to = newestStep): Promise<void> {
  const step = await stepOf(db);
  for (const name of [step, to]) {
    if (name !== noStep && !steps.includes(name)) throw new Error(newer(name));
  }
  const { error } = await migratorOf(db).migrateTo(to === noStep ? NO_MIGRATIONS : to);
  if (error) throw error;
}

/** What is to be done about data of a newer version. */
export const newer = (step: string): string =>
  `This data is of a newer version: its schema is at ${step}, and this version knows it up to ${newestStep}. Start the newer version, or bring the schema down with it: npm run migrate -- --to ${newestStep}`;

const migratorOf = (db: Database) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The last step that the database has taken. */
export async function stepOf(db: Database): Promise<string> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return noStep;
  const last = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return (await last.execute(db)).rows[0]?.name ?? noStep;
}

/**
 * What the database holds that its schema at an earlier step has no place for, as `letters (12)` or `files.held (1)`. A
 * column that holds but its default loses nothing. `schemas` spares finding them again.
 */
export async function lostBy(db: Database, to: string, schemas?: Schemas): Promise<string[]> {
  const { shapes, defaults } = schemas ?? (await schemasAt([to]));
  const then = shapes.get(to) ?? new Map<string, string[]>();
  const lost: string[] = [];
  for (const [table, columns] of await shapeOf(db)) {
    if (uncounted.includes(table)) continue;
    const existing = then.get(table) ?? then.get(formerly[table] ?? '');
    const parts = existing
      ? columns.filter((column) => !existing.includes(column) && !isWrittenAnew(table, column))
      : [undefined];
    for (const column of parts) {
      const rows = await count(db, table, column ? holds(column, defaults.get(`${table}.${column}`)) : isMissed(table));
      if (rows > 0) lost.push(`${column ? `${table}.${column}` : table} (${rows})`);
    }
    const kinds = existing ? newKinds.filter((each) => each.table === table && each.step > to) : [];
    const rows =
      kinds.length === 0 ? 0 : await count(db, table, sql`kind in (${sql.join(kinds.map(({ kind }) => kind))})`);
    if (rows > 0) lost.push(`${table} (${rows})`);
  }
  return lost;
}

/** Rows of kinds that a step brought: its way down takes them away, for the version before could not show what has one. */
const newKinds = [
  { step: '034-application-links', table: 'letters', kind: 'submission' },
  { step: '034-application-links', table: 'payment_steps', kind: 'links-revoked' },
  { step: '035-ledger', table: 'payment_steps', kind: 'received' },
  { step: '035-ledger', table: 'payment_steps', kind: 'reversed' },
  ...['documents-received', 'document-again', 'withdrawn', 'cancelled', 'refund'].map((kind) => ({
    ...{ step: '039-documents', table: 'letters', kind },
  })),
  ...['document-sent', 'document-removed', 'document-accepted', 'document-again'].map((kind) => ({
    ...{ step: '039-documents', table: 'payment_steps', kind },
  })),
  ...['reminder', 'account'].map((kind) => ({ step: '040-reminders', table: 'letters', kind })),
  { step: '040-reminders', table: 'payment_steps', kind: 'mail-dropped' },
  { step: '042-messages', table: 'letters', kind: 'message' },
  { step: '043-credit-notes', table: 'letters', kind: 'credit-note' },
  { step: '043-credit-notes', table: 'payment_steps', kind: 'credited' },
  { step: '048-exam-entries', table: 'letters', kind: 'entry' },
  ...['entry-entered', 'entry-amended', 'entry-withdrawn', 'entry-refused', 'entry-requested'].map((kind) => ({
    ...{ step: '048-exam-entries', table: 'payment_steps', kind },
  })),
  { step: '060-card-issues', table: 'letters', kind: 'refund-failed' },
  ...[
    ...['refund-returned', 'disputed', 'dispute-answered', 'dispute-won', 'dispute-lost', 'dispute-closed'],
    'card-issue-settled',
  ].map((kind) => ({ step: '060-card-issues', table: 'payment_steps', kind })),
  { step: '066-draft-letters', table: 'letters', kind: 'draft' },
  { step: '084-changes-sent', table: 'letters', kind: 'entry-statement' },
  { step: '084-changes-sent', table: 'payment_steps', kind: 'entry-sent' },
  { step: '087-erasure', table: 'payment_steps', kind: 'erased' },
  { step: '092-payer-statements', table: 'letters', kind: 'payer-statement' },
  ...['details', 'candidate'].map((kind) => ({ step: '109-letters-of-changes', table: 'letters', kind })),
  { step: '112-answer-corrections', table: 'letters', kind: 'answers' },
];

/** The start that follows writes these anew, as a new site has them; what staff made of them is in the history of offers. */
const seeded: readonly string[] = ['exam_options.board_fee', 'exam_options.kind', 'exam_papers.tier'];
/** The way up makes these of what else is in their rows, or of their ledger. */
const workedOut: readonly string[] = [
  'contacts.searched',
  'bug_reports.searched',
  'files.searched',
  'contacts.named',
  'exam_entries.option_id',
  'invoices.settled_sum',
  'invoices.credited_sum',
];
const writtenAnew: readonly string[] = [...seeded, ...workedOut];
const isWrittenAnew = (table: string, column: string) => writtenAnew.includes(`${table}.${column}`);

const holds = (column: string, byDefault: string | undefined) =>
  byDefault === undefined ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} <> ${sql.raw(byDefault)}`;

/** Work that comes again and again has its kind for an id, and every start queues it anew. */
const isMissed = (table: string) => (table === 'jobs' ? sql`id <> kind` : sql`1 = 1`);

async function count(db: Database, table: string, which: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)} where ${which}`;
  return Number((await counted.execute(db)).rows[0]?.rows);
}

/** The columns of each table. */
export async function shapeOf(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
}

/** What the schemas of some steps have a place for. */
export interface Schemas {
  /** The columns of each table, by step. */
  shapes: Map<string, Map<string, string[]>>;
  /** What the newest schema writes of itself into columns, as `files.held`. */
  defaults: Map<string, string>;
}

/** The schemas of these steps, found on one way up from an empty database. */
export async function schemasAt(wanted: readonly string[]): Promise<Schemas> {
  const db = new Kysely<Tables>({
    dialect: new TransactionalSqlite(new Libsql(':memory:')),
    plugins: [new CamelCasePlugin()],
  });
  try {
    const shapes: Schemas['shapes'] = new Map();
    for (const step of wanted.toSorted()) {
      await migrate(db, step);
      shapes.set(step, await shapeOf(db));
    }
    await migrate(db);
    return { shapes, defaults: await defaultsOf(db) };
  } finally {
    await db.destroy();
  }
}

async function defaultsOf(embedded: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select tables.name || '.' || columns.name as name, columns.dflt_value as value
    from sqlite_master as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.dflt_value is not null`.execute(embedded);
  return new Map(rows.map(({ name, value }) => [name, value]));
}
