import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf, letterKinds, paymentStepLabels } from '@forms/shared/contract';
import { type Insertable, Migrator, sql } from 'kysely';
import { reply } from '../../modules/contacts/reply';
import { newLoginLink } from '../../modules/users/loginTokens';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { typed } from '../../testing/typed';
import { queueJob } from '../jobs/queueJob';
import { connect, type Database, openDatabase } from './database';
import { migrations } from './migrations';
import { lostBy, migrate, newestStep, noStep, type Schemas, schemasAt, shapeOf, stepNamed, stepOf } from './schema';
import type { Tables } from './tables';

const steps = Object.keys(migrations);
const DESTINATIONS = [noStep, ...steps.slice(0, -1)].reverse();

let schemas: Schemas;
beforeAll(async () => {
  schemas = await schemasAt(DESTINATIONS);
});

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-schema-'));
  db = await reconnected();
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});
async function reconnected(): Promise<Database> {
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  return connect({ dataDir, databaseUrl });
}

/** Uses the product until every table holds something: applications, one paid and one not, a comment, a file, a draft, messages. */
async function use(): Promise<void> {
  const server = await TestServer.start({}, { dataDir });
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const { id } = await payer.pay();
  await payer.enquire('bacs');
  const headers = await server.signIn('Staff');
  const body = new FormData();
  for (const [name, value] of Object.entries({ entityType: 'enquiry', entityTypeId: id })) body.append(name, value);
  body.append('file', new Blob(['%PDF-1.7\n']), 'entry.pdf');
  const done = [
    await server.send(`/api/enquiries/${id}/comments`, { json: { text: 'Rang back' }, headers }),
    await server.send('/api/system/uploader', { method: 'POST', body, headers }),
    await server.send('/api/webforms/draft', {
      json: { slug: 'exams-registration-v2', version: 1, journey: 'one', pages: [], page: 'start' },
    }),
    await server.send('/content/contacts', {
      json: { firstName: 'Zoë', lastName: 'Ng', email: 'zoe@example.org', message: 'Hello', page: '/' },
    }),
  ];
  for (const response of done) if (!response.ok) throw new Error(await response.text());
  await server.stop({ keepData: true });
  await fillTheRest(id);
}

/** What takes long to come about by use: a second factor, a refund, annotations, what limits count. */
async function fillTheRest(enquiryId: string): Promise<void> {
  const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const { id: fileId } = await db.selectFrom('files').select('id').limit(1).executeTakeFirstOrThrow();
  const { id: contactId } = await db.selectFrom('contacts').select('id').limit(1).executeTakeFirstOrThrow();
  const { id: intentId } = await db.selectFrom('sandboxIntents').select('id').limit(1).executeTakeFirstOrThrow();
  const { id: invoiceId } = await db
    .selectFrom('invoices')
    .select('id')
    .where('enquiryId', '!=', enquiryId)
    .executeTakeFirstOrThrow();
  const [id, author, madeAt] = ['1', 'Staff', '2026-01-01'];
  const later = '2036-01-01';
  const rows: { [Table in keyof Tables]?: Insertable<Tables[Table]> } = {
    answersKeys: { name: '2026' },
    bucketPrefixes: { prefix: 'site/' },
    restoredCopies: { begunAt: madeAt, backedUpAt: madeAt, prefix: 'site/', endedAt: madeAt },
    bugReports: { id, report: '{}', sentAt: madeAt, status: 'completed' },
    contactReplies: { id: 'reply', contactId, html: '<p>In May</p>', author, madeAt },
    applicationLinks: { linkHash: id, enquiryId, madeAt, codeHash: id, codeUntil: later, wrongCodes: 1 },
    draftLetters: { letterId: 'letter', linkHash: id, sealed: 'sealed', campus: 'lisbon' },
    incomingMails: {
      ...{
        id: 'mail',
        messageId: 'one@example.org',
        enquiryId: null,
        contactId,
        kind: 'written',
        address: 'zoe@example.org',
      },
      ...{
        name: 'Zoë',
        cc: '[]',
        subject: 'Re',
        text: 'Yes',
        quoted: '> No',
        isStranger: 0,
        seems: '',
        receivedAt: madeAt,
      },
    },
    incomingFiles: { mailId: 'mail', position: 0, fileId, name: 'a.pdf', bytes: 9, refused: '' },
    documentVerdicts: { enquiryId, name: 'photo-id', verdict: 'again', reason: 'It is cut off' },
    documentFiles: { fileId, enquiryId, name: 'photo-id', isSeen: 1 },
    callCounts: { key: 'read 192.0.2.1', emptyAt: 1, granted: 1 },
    enquirySteps: { id, enquiryId, status: 'completed', author, madeAt },
    enquiryEdits: { id, enquiryId, field: 'tag', before: '', after: 'Urgent', author, madeAt },
    views: { id, list: 'enquiries', userId, name: 'Mine', look: '{}', isShared: 0 },
    bulkChanges: {
      ...{ id, userId, author, value: '{}', assignee: null, selection: '', state: 'changed', asked: 1, found: 1 },
      ...{ askedAt: madeAt, endedAt: madeAt, dismissed: 0 },
    },
    bulkRows: { changeId: id, enquiryId, version: 1, outcome: 'done', why: '', before: '{}' },
    pageVersions: {
      ...{ slug: 'fees', version: 1, language: 'en-GB', title: 'Fees', subtitle: '', headerImage: null },
      ...{ html: '<p>Fees</p>', madeBy: userId, madeAt },
    },
    siteSettings: { name: 'reply-templates', version: 1, value: '[]', madeBy: userId, madeAt },
    termsVersions: {
      ...{ slug: 'exam-terms', version: 1, title: 'Terms', html: '<p>Terms</p>', portuguese: null },
      ...{ madeBy: userId, madeAt },
    },
    commentMentions: { commentId: id, enquiryId, userId, doneAt: madeAt },
    personLinks: { one: contactId, other: enquiryId, said: 'same', author, madeAt },
    mergedEnquiries: { enquiryId, mergedInto: enquiryId, author, madeAt },
    enquiryTags: { enquiryId, folded: 'urgent', tag: 'Urgent' },
    examOfferSteps: {
      ...{ optionId: 'aqa-gcse-8300h', version: 1, action: 'retired', at: madeAt, author, source: 'june.xlsx' },
      ...{ was: '{}', became: null },
    },
    formSteps: {
      ...{ week: madeAt, formSlug: 'form', formVersion: 1, campus: 'oxford', step: 'page' },
      ...{ begun: 1, reached: 1, wentOn: 0 },
    },
    formSpans: { week: madeAt, formSlug: 'form', campus: 'oxford', span: 5, count: 1 },
    fileAnnotations: { id, fileId, owner: userId, author, xfdf: '<xfdf/>', savedAt: madeAt },
    invitations: {
      ...{ id, userId, tokenHash: id, language: 'pt-PT', invitedBy: userId, invitedAt: madeAt, expiresAt: later },
      ...{ sentAt: madeAt, acceptedAt: null, withdrawnAt: madeAt },
    },
    loginTokens: { tokenHash: id, userId, expiresAt: later, setsPassword: 1 },
    passwordTries: { accountHash: id, tries: 1, waitUntil: madeAt },
    remoteFailures: { remote: 'mf-contact', version: '', phase: 'later', stack: 'main.js:1:2', hour: madeAt, count: 1 },
    remoteSpeed: { remote: 'mf-contact', version: '', measure: 'LCP', bound: 500, day: madeAt, count: 1 },
    remoteKeys: { id, remote: 'mf-contact', keyHash: id, addedAt: madeAt, author, revokedAt: null },
    remoteLines: { remote: 'mf-contact', live: id, candidate: id, share: 10, rollout: id, revision: 1, steps: 1 },
    remoteOrigins: { origin: 'https://contact.example', addedAt: madeAt, author },
    remoteSteps: {
      ...{ remote: 'mf-contact', number: 1, at: madeAt, author, action: 'share', version: id, fromVersion: id },
      ...{ share: 10, reason: 'Asked for' },
    },
    remoteVersions: {
      ...{ remote: 'mf-contact', version: id, manifest: '/m.json', contract: '^3.0.0', integrity: id, digest: id },
      ...{ build: null, files: '{}', bytes: 1, brings: null, retired: 0, publishedAt: madeAt, author },
      takenBackAt: madeAt,
    },
    secondFactors: { userId, secret: 'sealed', since: madeAt, usedStep: 1 },
    recoveryCodes: { codeHash: id, userId },
    moneyEntries: {
      ...{ id, kind: 'cash', amount: 100, receivedOn: madeAt, recordedAt: madeAt, author, source: 'staff:1' },
      reverses: null,
    },
    moneyEntryTexts: { entryId: id, reference: 'Mum', note: 'At the desk' },
    allocations: { id, entryId: id, invoiceId, amount: 100 },
    statementImports: {
      ...{ id, account: 'Current', name: 'may.csv', digest: id, firstDay: madeAt, lastDay: madeAt, author },
      importedAt: madeAt,
    },
    bankRows: { id, importId: id, kind: 'in', account: 'Current', day: madeAt, amount: 100, likeness: id, nth: 1 },
    bankRowTexts: { rowId: id, name: 'Z HALL', reference: 'EX-7K2M9Q', text: '' },
    bankBookings: { id, rowId: id, entryId: id, invoiceId, amount: 100 },
    ignoredRows: { rowId: id, reason: 'Of another college', author, madeAt },
    csvMappings: { header: id, account: 'Current', mapping: '{}', savedAt: madeAt },
    reminders: { invoiceId, dueDate: madeAt, daysLate: 7, remindedAt: madeAt },
    reminderPauses: { invoiceId, until: later, reason: 'A plan is agreed', author, madeAt },
    creditNotes: {
      ...{ id, invoiceId, number: 'CN-2026-00001', date: madeAt, amount: 100, reason: 'Fell ill', author },
      issuedAt: madeAt,
    },
    creditNoteLines: {
      ...{ creditNoteId: id, position: 0, description: 'Entry', amount: 100, accountId: 'exams', kind: 'fees' },
    },
    accountingCodes: { id: 1, codes: '{}', sageCustomer: 'WEB', version: 1, lastBatch: 1 },
    exportBatches: {
      ...{ number: 1, fromDay: madeAt, toDay: madeAt, madeAt, author, codes: '{}', sageCustomer: 'WEB' },
      ...{ totals: '{}', counts: '{}' },
    },
    exportRows: { id, batch: 1, position: 0, kind: 'invoice', sourceId: id, day: madeAt, content: '{}' },
    exportRowTexts: { rowId: id, texts: '{}' },
    exportDownloads: { id, batch: 1, format: 'journal', part: 1, author, madeAt },
    examEntryChanges: {
      ...{ id, enquiryId, entryId: `${enquiryId}.001`, state: 'entered', was: '{}', reason: '', amount: 0 },
      ...{ author, madeAt },
    },
    answerCorrections: { id, enquiryId, corrected: '{}', author, madeAt },
    candidateCorrections: { id, enquiryId, version: 1, boardVersion: 1, corrected: '{}', author, madeAt },
    candidateNumberSeries: { campus: 'oxford', seriesId: 'summer-2027', last: 1 },
    candidateNumbers: {
      ...{ enquiryId, campus: 'oxford', seriesId: 'summer-2027', number: 1, givenBy: author, givenAt: madeAt },
    },
    boardCentres: { campus: 'oxford', board: 'aqa', number: '91526' },
    boardLayouts: { id, board: 'aqa', name: 'Portal', columns: '[]', version: 1, changedBy: author },
    boardSubmissions: {
      ...{ id, board: 'aqa', seriesId: 'summer-2027', seriesName: 'Summer 2027', campus: 'oxford', author, madeAt },
      ...{ centreNumber: '91526', sequence: 1 },
    },
    boardSubmissionRows: {
      ...{ id, submissionId: id, position: 0, entryId: `${enquiryId}.001`, enquiryId, nth: 1, act: 'entry' },
      ...{ level: 'gcse', exam: '{}', boardVersion: 1, answer: 'waiting', reason: '', answeredBy: '' },
      answeredAt: null,
    },
    boardSubmissionTexts: { rowId: id, enquiryId, candidate: '{}' },
    products: {
      ...{ id, description: 'Tutorial', type: 'asp', accountId: 'asp', cost: 100, taxCode: null, taxWording: '' },
      ...{ version: 1, changedBy: author },
    },
    messages: { id, enquiryId, author: null, text: 'When?', sentAt: madeAt, isWaiting: 1 },
    sellers: { campus: 'oxford', version: 1, seller: '{}', changedBy: author, changedAt: madeAt },
    certifiedDocuments: {
      ...{ id, invoiceId, kind: 'FT', number: 'FT A/1', atcud: 'JFKD9XYZ-1', issuedOn: madeAt, author },
      recordedAt: madeAt,
    },
    refunds: {
      ...{ id, enquiryId, amount: 100, reason: 'Fell ill', author, state: 'done', madeAt, intentId: 'pi_second' },
      ...{ providerId: 're_second', problem: '', movedAt: madeAt, settledAt: null },
    },
    disputes: {
      ...{ id, enquiryId, intentId: 'pi_second', amount: 100, reason: 'fraudulent', state: 'won', dueBy: later },
      ...{ movedAt: madeAt, settledAt: madeAt },
    },
    erasures: {
      ...{ id, erasedAt: madeAt, author, scope: 'enquiry', subject: id, addressKey: 'site', addressHash: id },
      ...{ removed: '{}', kept: '[]' },
    },
    retentionRules: { formSlug: 'form', months: 24, version: 1, changedBy: author, changedAt: madeAt },
    sandboxRefunds: { id, intentId, amount: 100, madeAt },
    sandboxDisputes: { id, intentId, amount: 100, reason: 'fraudulent', status: 'won', madeAt },
    uploadHolds: { id, entityType: 'enquiry', entityId: enquiryId, bytes: 1, heldUntil: later },
    unfinishedUploads: {
      ...{ id, key: 'passport', entityType: 'enquiry', entityId: enquiryId, bytes: 1, fileId: null },
      keptUntil: later,
    },
    uploadParts: { id, uploadId: id, start: 0, bytes: 1 },
  };
  for (const [table, row] of Object.entries(rows)) {
    await db
      .insertInto(table as keyof Tables)
      .values(row)
      .execute();
  }
  // As after staff have said what they are for.
  const work = { assigneeId: userId, followUpOn: madeAt, version: 2 };
  await db
    .updateTable('enquiries')
    .set({ type: 'fulltime', ...work })
    .execute();
  // As after an invoice that retention removed.
  await db.updateTable('documentNumbers').set({ last: 9 }).execute();
  for (const table of (await shapeOf(db)).keys()) expect([table, await holdsRows(table)]).toEqual([table, true]);
}

const holdsRows = async (table: string) => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
};

type Shape = Map<string, string[]>;
type Rows = Record<string, Record<string, unknown>[]>;
/** Of these tables, what stands in the columns that both shapes have. */
async function rowsOf(one: Shape, other: Shape): Promise<Rows> {
  const found: Rows = {};
  for (const [table, columns] of one) {
    const both = columns.filter((column) => other.get(table)?.includes(column));
    if (both.length === 0) continue;
    const refs = sql.join(both.map((column) => sql.ref(column)));
    const read = sql<Record<string, unknown>>`select ${refs} from ${sql.table(table)} order by ${refs}`;
    found[table] = (await read.execute(db.withoutPlugins())).rows;
  }
  return found;
}

/** The columns whose values differ, as `files.held`. */
function differing(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const values = (from: Rows, column: string) => JSON.stringify((from[table] ?? []).map((row) => row[column]).sort());
    const columns = Object.keys(rows[0] ?? {}).filter((column) => values(before, column) !== values(after, column));
    return columns.map((column) => `${table}.${column}`);
  });
}
/** Rows without the work that comes again and again, which every start queues anew. */
const onceDone = (rows: readonly Record<string, unknown>[]) =>
  rows.filter(({ id, kind }) => kind === undefined || id !== kind);
/** Whether what is named is that column or its table. */
const covers = (column: string) => (named: string) => `${column}.`.startsWith(`${named}.`);
/** What the way up or a start makes anew, and what is over in hours. */
const UNMISSED =
  /^((jobs|answers_keys|site_ids|enquiry_search|enquiry_payers|call_counts|sessions|login_tokens|password_tries|upload_holds|unfinished_uploads|upload_parts|exam_catalogue)\.|exam_options\.(board_fee|kind)|exam_papers\.tier|exam_entries\.option_id|(contacts|bug_reports|files)\.searched|contacts\.named|invoices\.(settled|credited)_sum)/;

it('Down to every step and up again, what a schema has a place for stays, the rest is named before, and the product starts on it.', async () => {
  await use();
  const newest = await shapeOf(db);
  for (const to of DESTINATIONS) {
    const from = await stepOf(db);
    const before = await shapeOf(db);
    const rows = await rowsOf(before, before);
    const named = (await lostBy(db, to, schemas)).map((part) => part.split(' ')[0] ?? '');
    await migrate(db, to);
    const shape = await shapeOf(db);
    expect(await stepOf(db)).toBe(to);
    for (const [table, remaining] of Object.entries(await rowsOf(shape, before))) {
      // The way up makes the jobs that reconcile payments; the way down takes them away.
      if (table === 'jobs' && to <= '012-invoices') continue;
      // Confirmations that wait go with their letters.
      if (named.includes(table) || (table === 'jobs' && to < '034')) continue;
      expect([table, onceDone(remaining).length]).toEqual([table, onceDone(rows[table] ?? []).length]);
    }
    await migrate(db, from);
    const lost = differing(rows, await rowsOf(before, before));
    expect([to, lost.filter((column) => !UNMISSED.test(column) && !named.some(covers(column)))]).toEqual([to, []]);
    expect([to, named.filter((part) => !lost.some((column) => covers(column)(part)))]).toEqual([to, []]);
    expect(await shapeOf(db)).toEqual(before);
    await migrate(db, to);
    expect(await shapeOf(db)).toEqual(shape);
  }
  await migrate(db);
  expect(await shapeOf(db)).toEqual(newest);
  // Down to nothing, whose they were is lost: a database that others share starts on no files of another site.
  rmSync(join(dataDir, 'files'), { recursive: true });
  const server = await TestServer.start({}, { dataDir });
  expect((await server.send('/api/v2/form/exams-registration-v2')).status).toBe(200);
  await server.stop({ keepData: true });
});

it('A step down gives the schema that the steps up to it make.', async () => {
  const made = new Map<string, Shape>();
  for (const to of DESTINATIONS.toReversed()) {
    await migrate(db, to);
    made.set(to, await shapeOf(db));
  }
  await migrate(db);
  for (const to of DESTINATIONS) {
    await migrate(db, to);
    expect([to, await shapeOf(db)]).toEqual([to, made.get(to)]);
  }
});

it('A site that nobody has used loses nothing by going down, as far as its pages were in two languages.', async () => {
  const server = await TestServer.start({}, { dataDir });
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await newLoginLink(db, userId);
  await db.deleteFrom('examKeyDates').execute();
  await server.stop({ keepData: true });
  for (const to of DESTINATIONS.filter((step) => step >= '011-languages-and-suspects')) {
    expect([to, await lostBy(db, to, schemas)]).toEqual([to, []]);
  }
});

it('Lists that forms choose from stand as they were last on the way down, and so again on the way up.', async () => {
  await migrate(db);
  const states = [1, 2].map((version) => ({
    ...{ name: 'titles' as const, version, value: `[${version}]`, madeBy: 'ana', madeAt: '2026-01-01' },
  }));
  await db.insertInto('siteSettings').values(states).execute();
  await migrate(db, '139-comment-mentions');
  const { rows } = await sql`select name, version, choices from choice_lists`.execute(db);
  expect(rows).toEqual([{ name: 'titles', version: 2, choices: '[2]' }]);
  await migrate(db);
  expect(await db.selectFrom('siteSettings').selectAll().execute()).toEqual(states.slice(1));
});

it('Of going down, what would be lost is counted; of an empty database, nothing.', async () => {
  await migrate(db);
  expect(await lostBy(db, noStep)).toEqual([]);
  await use();
  const lost = await lostBy(db, '011-languages-and-suspects');
  expect(lost).toEqual(expect.arrayContaining(['invoices (2)', 'card_payments.ended_at (1)']));
  expect(lost.join()).not.toMatch(/\benquiries \(|users|call_counts/);
});

it('Invoices become the lines that they were made of, with their amounts, and invoices again.', async () => {
  await use();
  const invoices = () => db.selectFrom('invoices').select(['enquiryId', 'amount']).orderBy('enquiryId').execute();
  const before = await invoices();
  await migrate(db, '011-languages-and-suspects');
  const lines = sql<{ enquiryId: string; amount: number }>`
    select invoice_lines.enquiry_id, sum(cost) as amount from invoice_lines
    join enquiries on enquiries.id = enquiry_id and enquiries.amount is not null
    group by invoice_lines.enquiry_id order by invoice_lines.enquiry_id`;
  expect((await lines.execute(db)).rows).toEqual(before);
  await migrate(db);
  expect(await invoices()).toEqual(before);
  const footers = await db.selectFrom('invoiceFooterHeaders').select('tag').execute();
  expect(footers.length).toBeGreaterThan(0);
});

it('Letters of one kind to two recipients become one to both, and stay that.', async () => {
  await use();
  await db.deleteFrom('letters').execute();
  const { id: enquiryId } = await db.selectFrom('enquiries').select('id').limit(1).executeTakeFirstOrThrow();
  const letter = { enquiryId, kind: 'invoice', subject: 'Invoice', queuedAt: '2026-01-01' } as const;
  for (const [id, recipient] of [
    ['1', 'ana@example.org'],
    ['2', 'zoe@example.org'],
  ] as const) {
    const unsent = { sentAt: null, fileId: null, sentAgain: null, mailbox: null, about: '' };
    await db
      .insertInto('letters')
      .values({ ...letter, ...unsent, id, recipient })
      .execute();
    await db.transaction().execute((trx) => queueJob(trx, 'letter', { letterId: id }, { id }));
  }
  const both = () => db.selectFrom('letters').select(['id', 'recipient']).execute();
  await migrate(db, '019-second-factors');
  expect(await both()).toEqual([{ id: '1', recipient: 'ana@example.org, zoe@example.org' }]);
  expect(await db.selectFrom('jobs').select('id').where('id', 'in', ['1', '2']).execute()).toEqual([{ id: '1' }]);
  await migrate(db);
  expect(await both()).toEqual([{ id: '1', recipient: 'ana@example.org, zoe@example.org' }]);
});

it('Letters and steps of a kind that a version before could not show go on the way down, and are counted before.', async () => {
  await use();
  await db.deleteFrom('letters').execute();
  await db.deleteFrom('paymentSteps').execute();
  const { id: enquiryId } = await db.selectFrom('enquiries').select('id').limit(1).executeTakeFirstOrThrow();
  const unsent = { sentAt: null, fileId: null, sentAgain: null, mailbox: null, about: '', queuedAt: '2026-01-01' };
  for (const kind of letterKinds) {
    const letter = { ...unsent, id: kind, enquiryId, kind, recipient: 'ana@example.org', subject: 'About it' };
    await db.insertInto('letters').values(letter).execute();
  }
  for (const kind of keysOf(paymentStepLabels)) {
    const step = { id: kind, enquiryId, kind, detail: '', amount: null, author: 'System', madeAt: '2026-01-01' };
    await db.insertInto('paymentSteps').values(step).execute();
  }
  const to = '033-remote-registry';
  const known = ['invoice', 'receipt', 'reply'];
  const counted = await lostBy(db, to);
  const kinds = async () => (await db.selectFrom('letters').select('kind').execute()).map(({ kind }) => kind).sort();
  await migrate(db, to);
  expect(await kinds()).toEqual(known);
  expect(counted).toContain(`letters (${letterKinds.length - known.length})`);
  const steps = await db.selectFrom('paymentSteps').select('kind').execute();
  expect(counted).toContain(`payment_steps (${keysOf(paymentStepLabels).length - steps.length})`);
});

it('Down and up again, comments stay, enquiries are of the type that they were entered for, and replies are counted as lost with their letters.', async () => {
  await use();
  const { id } = await db.selectFrom('contacts').select('id').executeTakeFirstOrThrow();
  const replied = await db
    .transaction()
    .execute((trx) => reply(trx, { campus: 'oxford' }, id, { html: '<p>In May</p>', author: 'Ana' }));
  const supplementary = await db.selectFrom('enquiries').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .updateTable('examRegistrations')
    .set({ programmeType: 'supp' })
    .where('enquiryId', '=', supplementary.id)
    .execute();
  const before = '027-answers-keys';
  expect(await lostBy(db, before)).toEqual([
    'accounting_codes (1)',
    'allocations (2)',
    'answer_corrections (1)',
    // Each letter that has gone by now has one.
    expect.stringMatching(/^application_links /),
    // What staff did while it was used.
    expect.stringMatching(/^audit_entries /),
    'bank_bookings (1)',
    'bank_row_texts (1)',
    'bank_rows (1)',
    'board_centres (1)',
    'board_layouts (1)',
    'board_submission_rows (1)',
    'board_submission_texts (1)',
    'board_submissions (1)',
    'bucket_prefixes (1)',
    'bulk_changes (1)',
    'bulk_rows (1)',
    'candidate_corrections (1)',
    'candidate_number_series (1)',
    'candidate_numbers (1)',
    'certified_documents (1)',
    'comment_mentions (1)',
    'contact_replies (2)',
    'credit_note_lines (1)',
    'credit_notes (1)',
    'csv_mappings (1)',
    'disputes (1)',
    'document_files (1)',
    'document_verdicts (1)',
    'draft_letters (1)',
    'enquiries.assignee_id (2)',
    'enquiries.follow_up_on (2)',
    'enquiries.type (2)',
    'enquiries.version (2)',
    'enquiry_edits (1)',
    'enquiry_tags (1)',
    'erasures (1)',
    'exam_entries (2)',
    'exam_entry_changes (1)',
    expect.stringMatching(/^exam_key_dates /),
    'exam_offer_steps (1)',
    'export_batches (1)',
    'export_downloads (1)',
    'export_row_texts (1)',
    'export_rows (1)',
    'form_spans (1)',
    'form_steps (1)',
    'form_submissions (2)',
    'ignored_rows (1)',
    'incoming_files (1)',
    'incoming_mails (1)',
    'invitations (1)',
    'invoices.seller_campus (2)',
    'letters.about (1)',
    'letters (1)',
    'merged_enquiries (1)',
    'messages (1)',
    'money_entries (2)',
    'money_entry_texts (1)',
    'page_versions (1)',
    'person_links (1)',
    'products (1)',
    'refunds.intent_id (1)',
    'refunds.moved_at (1)',
    'refunds.provider_id (1)',
    'reminder_pauses (1)',
    'reminders (1)',
    'remote_failures (1)',
    'remote_keys (1)',
    'remote_lines (1)',
    'remote_origins (1)',
    'remote_speed (1)',
    'remote_steps (1)',
    'remote_versions (1)',
    'restored_copies (1)',
    'retention_rules (1)',
    'sandbox_disputes (1)',
    'sellers (1)',
    'site_settings (1)',
    'statement_imports (1)',
    'terms_acceptances (6)',
    'terms_versions (1)',
    'unfinished_uploads (1)',
    'upload_parts (1)',
    'views (1)',
  ]);
  await migrate(db, before);
  await migrate(db);
  const types = await db.selectFrom('enquiries').select(['id', 'type']).execute();
  for (const { id, type } of types) expect(type).toBe(id === supplementary.id ? 'supp' : 'exams');
  expect(await db.selectFrom('enquiryComments').select('text').execute()).toEqual([{ text: 'Rang back' }]);
  const letters = await db.selectFrom('letters').select('kind').execute();
  expect(letters.map(({ kind }) => kind).sort()).toEqual(['invoice', 'receipt']);
  expect(await db.selectFrom('jobs').select('id').where('id', '=', replied).execute()).toEqual([]);
});

it('Data of a newer version is left as it is, and who starts the older one is told.', async () => {
  await migrate(db);
  await sql`insert into kysely_migration values ('999-of-tomorrow', '2030-01-01')`.execute(db);
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow(
    `This data is of a newer version: its schema is at 999-of-tomorrow, and this version knows it up to ${newestStep}.`,
  );
});

it('A step that fails leaves nothing of itself.', async () => {
  const provider = {
    getMigrations: async () => ({
      '001-whole': { up: (on: Database) => on.schema.createTable('whole').addColumn('id', 'text').execute() },
      '002-half': {
        up: async (on: Database) => {
          await on.schema.createTable('half').addColumn('id', 'text').execute();
          throw new Error('no further');
        },
      },
    }),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  expect(error).toEqual(new Error('no further'));
  expect([...(await shapeOf(db)).keys()]).toEqual([]);
});

it.each([
  ['12', '012-invoices'],
  ['012-invoices', '012-invoices'],
  ['0', noStep],
  ['99', undefined],
  ['invoices', undefined],
])('A step is named by its number or its whole name: %s.', (name, step) => {
  expect(stepNamed(name)).toBe(step);
});

it('The command refuses to lose data until it is told to, and says what it did.', async () => {
  await use();
  const migrating = (...args: string[]) => typed(['migrate', ...args], {}, dataDir);
  await expect(migrating('--to', '6')).rejects.toThrow(
    /Going down to 006-payments would lose what is in .*drafts \(1\)/,
  );
  expect(await stepOf(db)).toBe(newestStep);
  const down = await migrating('--to', '6', '--lose-data');
  expect(down).toBe(`The schema was at ${newestStep} and is at 006-payments.`);
  const up = await migrating();
  expect(up).toBe(`The schema was at 006-payments and is at ${newestStep}.`);
  await expect(migrating('--to', '99')).rejects.toThrow(/There is no step 99/);
});
