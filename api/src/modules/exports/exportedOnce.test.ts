import {
  type ExportBatch,
  type ExportPreview,
  type ExportTotals,
  type Period,
  type Sums,
  today,
} from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { parse } from 'csv-parse/sync';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry, writeEntry } from '../ledger/recordEntry';
import { settleStatus } from '../ledger/settleStatus';
import { sumsOfEach, sumsOfInvoice } from '../ledger/sums';
import { openDebts } from '../payers/openInvoices';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

type Act =
  | { act: 'invoice'; day: number }
  | {
      act: 'transfer' | 'cash' | 'card' | 'refund' | 'dispute' | 'write-off' | 'fee';
      of: number;
      day: number;
      amount: number;
    }
  | { act: 'reverse'; of: number; day: number }
  | { act: 'credit'; of: number; day: number; amount: number }
  | { act: 'cancel'; of: number; day: number }
  | { act: 'nobody'; day: number; amount: number }
  | { act: 'export'; from: number; to: number };

const day = fc.integer({ min: 1, max: 28 });
const of = fc.nat({ max: 20 });
const amount = fc.integer({ min: 1, max: 50_000 });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('invoice' as const), day }),
  {
    arbitrary: fc.record({
      act: fc.constantFrom('transfer', 'cash', 'card', 'refund', 'dispute', 'write-off', 'fee'),
      ...{ of, day, amount },
    }),
    weight: 4,
  },
  fc.record({ act: fc.constant('reverse' as const), of, day }),
  fc.record({ act: fc.constant('credit' as const), ...{ of, day, amount } }),
  fc.record({ act: fc.constant('cancel' as const), ...{ of, day } }),
  fc.record({ act: fc.constant('nobody' as const), day, amount }),
  fc.record({ act: fc.constant('export' as const), from: day, to: day }),
);

/** A month of its own, in which all of a case happens. */
class Month {
  private readonly enquiries: string[] = [];
  private readonly entries: { id: string; enquiryId: string; amount: number }[] = [];
  private count = 0;
  readonly batches: ExportBatch[] = [];
  constructor(private readonly name: string) {}

  private dayOf = (day: number) => `${this.name}-${String(day).padStart(2, '0')}`;
  get whole(): Period {
    return { from: this.dayOf(1), to: this.dayOf(28) };
  }

  async do(act: Act): Promise<void> {
    const { db } = server.app;
    if (act.act === 'export')
      return this.export({ from: this.dayOf(Math.min(act.from, act.to)), to: this.dayOf(Math.max(act.from, act.to)) });
    const written = { author: 'A Staff', source: `${this.name}:${++this.count}`, receivedOn: this.dayOf(act.day) };
    if (act.act === 'invoice') {
      const { id } = await payer.enquire('bacs');
      await db
        .updateTable('invoices')
        .set({ date: this.dayOf(act.day) })
        .where('enquiryId', '=', id)
        .execute();
      this.enquiries.push(id);
    } else if (act.act === 'nobody') {
      await db.transaction().execute((trx) => writeEntry(trx, { ...written, kind: 'transfer', amount: act.amount }));
    } else if (act.act === 'credit') {
      await this.credit(act.of, this.dayOf(act.day), act.amount);
    } else if (act.act === 'cancel') {
      await this.cancel(act.of, this.dayOf(act.day));
    } else if (act.act === 'reverse') {
      const [entry] = this.entries.splice(act.of % Math.max(1, this.entries.length), 1);
      if (!entry) return;
      const { id: reverses, enquiryId, amount } = entry;
      await db.transaction().execute(async (trx) => {
        const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
        await recordEntry(trx, invoice, { ...written, kind: 'reversal', amount: -amount, reverses });
      });
    } else {
      const enquiryId = this.enquiries[act.of % Math.max(1, this.enquiries.length)];
      if (enquiryId === undefined) return;
      const amount = ['refund', 'dispute', 'fee'].includes(act.act) ? -act.amount : act.amount;
      const { act: kind } = act;
      const id = await db.transaction().execute(async (trx) => {
        const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
        return recordEntry(trx, invoice, { ...written, kind, amount });
      });
      if (id !== undefined) this.entries.push({ id, enquiryId, amount });
    }
  }

  /** A credit note of this day: today has its own. */
  private async credit(of: number, date: string, amount: number): Promise<void> {
    const enquiryId = this.enquiries[of % Math.max(1, this.enquiries.length)];
    if (enquiryId === undefined) return;
    const { db } = server.app;
    await db.transaction().execute(async (trx) => {
      const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
      const { credited } = await sumsOfInvoice(trx, invoice);
      const left = Math.min(amount, invoice.amount - credited);
      if (invoice.status === 'cancelled' || left <= 0) return;
      const [id, number] = [`${this.name}:${++this.count}`, `CN-${this.name}-${this.count}`];
      const note = { id, invoiceId: invoice.id, number, date, reason: 'Ill', author: 'A Staff', issuedAt: date };
      await trx
        .insertInto('creditNotes')
        .values({ ...note, amount: left })
        .execute();
      const line = { creditNoteId: id, position: 0, description: 'Entry', accountId: 'exams', amount: left } as const;
      await trx.insertInto('creditNoteLines').values(line).execute();
      await settleStatus(trx, invoice);
    });
  }

  /** As it was done before a cancellation had a credit note. */
  private async cancel(of: number, day: string): Promise<void> {
    const enquiryId = this.enquiries[of % Math.max(1, this.enquiries.length)];
    if (enquiryId === undefined) return;
    const { db } = server.app;
    const id = `cancelled:${enquiryId}`;
    const step = { id, enquiryId, kind: 'cancelled', amount: null, detail: 'Left', author: 'A Staff' } as const;
    await db
      .insertInto('paymentSteps')
      .values({ ...step, madeAt: `${day}T12:00:00.000Z` })
      .onConflict((known) => known.doNothing())
      .execute();
    await db.updateTable('invoices').set({ status: 'cancelled' }).where('enquiryId', '=', enquiryId).execute();
  }

  async export(period: Period): Promise<void> {
    const shown = await this.preview(period);
    const json = { ...period, version: shown.version };
    const response = await server.send('/api/exports', { json, headers: staff });
    const isEmpty = Object.values(shown.totals).every((sum) => !('count' in sum) || sum.count === 0);
    expect(response.status).toBe(isEmpty ? 409 : 201);
    if (isEmpty) return;
    const made = (await response.json()) as ExportBatch;
    expect(made.totals).toEqual(shown.totals);
    this.batches.push(made);
  }

  async preview({ from, to }: Period): Promise<ExportPreview> {
    const response = await server.send(`/api/exports/preview?from=${from}&to=${to}`, { headers: staff });
    return (await response.json()) as ExportPreview;
  }

  /** What the database itself says of the month, by sums of its own. */
  async ledger() {
    const { db } = server.app;
    const { from, to } = this.whole;
    const invoices = await db
      .selectFrom('invoices')
      .selectAll()
      .where('date', '>=', from)
      .where('date', '<=', to)
      .execute();
    const ids = ['', ...invoices.map(({ id }) => id)];
    const notes = await db.selectFrom('creditNotes').selectAll().where('invoiceId', 'in', ids).execute();
    const entries = await db
      .selectFrom('moneyEntries as entry')
      .leftJoin('moneyEntries as undone', 'undone.id', 'entry.reverses')
      .select(['entry.id', 'entry.amount'])
      .select(({ fn }) => fn.coalesce('undone.kind', 'entry.kind').as('kind'))
      .where('entry.receivedOn', '>=', from)
      .where('entry.receivedOn', '<=', to)
      .execute();
    const unallocated = await db
      .selectFrom('moneyEntries as entry')
      .leftJoin('allocations', 'entryId', 'entry.id')
      .select(['entry.amount'])
      .where('allocations.id', 'is', null)
      .where('entry.receivedOn', '>=', from)
      .where('entry.receivedOn', '<=', to)
      .execute();
    const settled = await db
      .transaction()
      .execute((trx) => Promise.all(invoices.map((one) => sumsOfInvoice(trx, one))));
    return { invoices, notes, entries, unallocated, settled };
  }

  /** The ids of what is open at the end of a day: as the list of debts finds it, and by the sums of each. */
  async openOn(day: string) {
    const { db } = server.app;
    const invoices = await db
      .selectFrom('invoices')
      .selectAll()
      .where('enquiryId', 'in', ['', ...this.enquiries])
      .execute();
    const issued = invoices.filter(({ date }) => date <= day);
    const sumsOf = await sumsOfEach(db, ['', ...issued.map(({ id }) => id)], day);
    const isOpen = ({ owing, surplus }: Sums) => owing > 0 || surplus > 0;
    const listed = (await openDebts(db, day)).filter(({ enquiryId }) => this.enquiries.includes(enquiryId));
    return {
      listed: listed.map(({ id, sums }) => ({ id, sums })).sort(byId),
      summed: issued
        .map((invoice) => ({ id: invoice.id, sums: sumsOf(invoice) }))
        .filter(({ sums }) => isOpen(sums))
        .sort(byId),
    };
  }
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const together = (batches: readonly ExportBatch[], of: keyof Omit<ExportTotals, 'accounts'>) => ({
  count: sum(batches.map(({ totals }) => totals[of].count)),
  amount: sum(batches.map(({ totals }) => totals[of].amount)),
});

it('Whatever happened, and however it was exported, batches together are the ledger to the penny, each row stands in one, and what is open is what its sums say', async () => {
  let months = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 14 }), async (history) => {
      months += 1;
      const month = new Month(`${1800 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`);
      for (const act of history) await month.do(act);
      await month.export(month.whole);
      const { invoices, notes, entries, unallocated, settled } = await month.ledger();
      const { batches } = month;

      for (const day of [`${month.whole.from.slice(0, 8)}14`, month.whole.to, today()]) {
        const { listed, summed } = await month.openOn(day);
        expect([day, listed]).toEqual([day, summed]);
      }

      const notesOf = (id: string) =>
        sum(notes.filter(({ invoiceId }) => invoiceId === id).map(({ amount }) => amount));
      // What was cancelled ends as a row of its own, unless all of it was credited.
      const left = invoices
        .filter(({ status }) => status === 'cancelled')
        .map(({ id, amount }) => ({ id, amount: amount - notesOf(id) }))
        .filter(({ amount }) => amount > 0);
      const rows = await server.app.db
        .selectFrom('exportRows')
        .select('sourceId')
        .where('batch', 'in', [0, ...batches.map(({ number }) => number)])
        .execute();
      expect(rows.map(({ sourceId }) => sourceId).sort()).toEqual(
        [...invoices, ...notes, ...left.map(({ id }) => ({ id })), ...entries].map(({ id }) => id).sort(),
      );

      const amounts = (of: (entry: (typeof entries)[number]) => boolean) => {
        const chosen = entries.filter(of).map(({ amount }) => amount);
        return { count: chosen.length, amount: sum(chosen) };
      };
      const isMoney = ({ kind }: { kind: string }) => kind !== 'write-off';
      expect(together(batches, 'invoices')).toEqual({
        count: invoices.length,
        amount: sum(invoices.map(({ amount }) => amount)),
      });
      const takenBack = [...notes, ...left].map(({ amount }) => amount);
      expect(together(batches, 'creditNotes')).toEqual({ count: takenBack.length, amount: 0 - sum(takenBack) });
      expect(together(batches, 'moneyIn')).toEqual(amounts((entry) => isMoney(entry) && entry.amount > 0));
      expect(together(batches, 'moneyOut')).toEqual(amounts((entry) => isMoney(entry) && entry.amount < 0));
      expect(together(batches, 'writtenOff')).toEqual(amounts((entry) => !isMoney(entry)));

      const byCode = new Map<string, number>();
      for (const { number, files } of batches) {
        const journal = files.find(({ format }) => format === 'journal')?.url ?? '';
        const csv = await (await server.send(journal, { headers: staff })).text();
        const lines: Record<string, string>[] = parse(csv, { columns: true });
        expect(lines.every(({ Batch }) => Batch === String(number))).toBe(true);
        for (const { 'Account code': code = '', Amount } of lines)
          byCode.set(code, (byCode.get(code) ?? 0) + Math.round(Number(Amount) * 100));
      }
      expect(sum([...byCode.values()])).toBe(0);
      const writtenOff = amounts((entry) => !isMoney(entry)).amount;
      const owed =
        sum(invoices.map(({ amount }) => amount)) -
        sum(takenBack) -
        sum(settled.map(({ received, refunded }) => received - refunded)) -
        writtenOff -
        sum(unallocated.map(({ amount }) => amount));
      expect(byCode.get('610') ?? 0).toBe(owed);
    }),
    cases(15),
  );
});
