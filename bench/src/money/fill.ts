import type { Insertable } from 'kysely';
import { applicantOf } from '../../../api/src/modules/enquiries/applicantOf';
import { addUp } from '../../../api/src/modules/ledger/addUp';
import { indexTheRest } from '../../../api/src/modules/search/enquirySearch';
import type { Tables } from '../../../api/src/platform/database/tables';
import { examEntry, register } from '../../../api/src/testing/registration';
import type { TestServer } from '../../../api/src/testing/startServer';
import { fold, type PageAnswers } from '../../../shared/contract';

export const INVOICES = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 100;
const LINES = 3;
/** So many pay for all of them. */
const PAYERS = Math.ceil(INVOICES * 0.6);

type Filled =
  | 'enquiries'
  | 'invoices'
  | 'invoiceItems'
  | 'invoiceFooterHeaders'
  | 'examEntries'
  | 'moneyEntries'
  | 'allocations';
type Rows = { [Table in Filled]: Insertable<Tables[Table]>[] };

const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1 + (at % 365))).toISOString().slice(0, 10);
const laterThan = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What came for an invoice: every second is paid, one in fifty by more than it asks, and one in twenty owes a part. */
function cameFor(at: number, amount: number): number {
  if (at % 50 === 0) return amount + 2_500;
  if (at % 20 === 1) return Math.floor(amount / 3);
  return at % 2 === 0 ? amount : 0;
}

/** The answers of somebody else: an address of mail pays for one or two applications. */
const answersOf = (pages: readonly PageAnswers[], at: number): PageAnswers[] =>
  pages.map(({ name, values }) => ({
    name,
    values:
      'email' in values ? { ...values, firstName: `Zoë ${at}`, email: `family${at % PAYERS}@example.org` } : values,
  }));

/** Copies of an application that was submitted, of three exams each, with an invoice of five lines, of which half owe. */
export async function fill(server: TestServer): Promise<void> {
  const exams = [
    await examEntry(server, 'gcse', 'aqa', '8300'),
    await examEntry(server, 'gcse', 'aqa', '8461'),
    await examEntry(server, 'gcse', 'aqa', '8462'),
  ].map((exam, at) => ({ ...exam, id: String(at) }));
  const { id: first } = await register(server, exams, 'bacs');
  const { db } = server.app;
  const like = await db.selectFrom('enquiries').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const pages = JSON.parse(like.pages) as PageAnswers[];
  const invoice = await db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
  const item = await db.selectFrom('invoiceItems').selectAll().executeTakeFirstOrThrow();
  const entries = await db.selectFrom('examEntries').selectAll().execute();
  const fee = { place: 'footer', tag: 'fee', description: 'Exam candidate fee', cost: 7_500 } as const;
  const amount = LINES * item.cost + 2 * fee.cost;
  for (let from = 0; from < INVOICES; from += AT_ONCE) {
    const rows: Rows = {
      ...{ enquiries: [], invoices: [], invoiceItems: [], invoiceFooterHeaders: [] },
      ...{ examEntries: [], moneyEntries: [], allocations: [] },
    };
    for (let at = from; at < Math.min(INVOICES, from + AT_ONCE); at += 1) {
      const [id, date] = [`bench-${at}`, dayOf(at)];
      const answers = answersOf(pages, at);
      const { name, email } = applicantOf(answers);
      const reference = `EX-B${at}`;
      rows.enquiries.push({ ...like, id, reference, name, email, pages: JSON.stringify(answers) });
      const received = cameFor(at, amount);
      const dueDate = laterThan(date, 30 + (at % 7));
      const half = Math.floor(amount / 2);
      const plan = [
        { dueDate, amount: half },
        { dueDate: laterThan(dueDate, 60), amount: amount - half },
      ];
      rows.invoices.push({
        ...{
          ...invoice,
          id,
          enquiryId: id,
          number: `INV-2025-${String(at + 1).padStart(5, '0')}`,
          date,
          dueDate,
          amount,
        },
        ...{
          status: received >= amount ? 'paid' : 'unpaid',
          instalmentPlan: at % 10 === 3 ? JSON.stringify(plan) : null,
        },
      });
      for (let position = 0; position < LINES; position += 1)
        rows.invoiceItems.push({ ...item, id: `${id}-${position}`, invoiceId: id, position });
      for (let position = 0; position < 2; position += 1)
        rows.invoiceFooterHeaders.push({ ...fee, id: `${id}-${position}`, invoiceId: id, position });
      for (const [position, entry] of entries.entries())
        rows.examEntries.push({ ...entry, id: `${id}-${position}`, enquiryId: id, named: fold(name) });
      if (received === 0) continue;
      const entry = { kind: 'card', amount: received, receivedOn: date, recordedAt: date, reverses: null } as const;
      rows.moneyEntries.push({ ...entry, id, author: 'Card provider', source: `stripe:${id}` });
      rows.allocations.push({ id, entryId: id, invoiceId: id, amount: received });
    }
    await db.transaction().execute(async (trx) => {
      for (const [table, values] of Object.entries(rows))
        await trx
          .insertInto(table as Filled)
          .values(values)
          .execute();
      await addUp(
        trx,
        rows.invoices.map(({ id }) => id),
      );
    });
  }
  await indexTheRest(db);
}
