import type { Invoice } from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

const RACES = cases(4);
const AMOUNT = 40_495;

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

interface Site {
  enquiryId: string;
  invoice: Invoice;
  /** An entry that staff recorded before the race. */
  entryId: string;
  tellOfCard(): Promise<Response>;
}
type Act =
  | { act: 'transfer' | 'cash' | 'refund' | 'credit'; amount: number }
  | { act: 'reverse' | 'card' | 'book' | 'cancel' | 'choose' };

const post = (path: string, json: object, method = 'POST') =>
  server.send(`/api${path}`, { method, json, headers: staff });

function done(act: Act, { enquiryId, invoice: { id }, entryId, tellOfCard }: Site): Promise<Response> {
  switch (act.act) {
    case 'transfer':
    case 'cash': {
      const day = { receivedOn: '2026-01-05', reference: '', note: '' };
      return post(`/invoice/${id}/receipt`, { kind: act.act, amount: act.amount, ...day });
    }
    case 'refund':
      return post(`/enquiries/${enquiryId}/refund`, { amount: act.amount, reason: 'In a race' });
    case 'reverse':
      return post(`/invoice/${id}/entry/${entryId}/reverse`, { reason: 'In a race' });
    case 'card':
      return tellOfCard();
    case 'book':
      return post(`/invoice/${id}`, { field: 'status', newValue: 'booked' }, 'PUT');
    case 'cancel':
      return post(`/enquiries/${enquiryId}/cancel`, { reason: 'In a race' });
    case 'credit': {
      const lines = [{ description: 'Late', amount: act.amount, accountId: 'exams' }];
      return post(`/invoice/${id}/credit`, { lines, reason: 'In a race' });
    }
    case 'choose':
      return payer.choose(enquiryId, 'bacs');
  }
}

const pence = fc.integer({ min: 1, max: AMOUNT });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('transfer', 'cash', 'refund', 'credit'), amount: pence }),
  fc.record({ act: fc.constantFrom('reverse', 'card', 'book', 'cancel', 'choose') }),
);

it('Transfers, a card, reversals, refunds, credit notes and a cancellation at once: the sums are of what was taken, and no call fails.', async () => {
  let applicants = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 8 }), async (race) => {
      const email = `race-${++applicants}@example.org`;
      const enquiry = await payer.enquire('card', { candidate: { email } });
      const { invoiceId } = await payer.read(enquiry.id);
      const first = await done({ act: 'transfer', amount: 5_000 }, {
        invoice: { id: invoiceId },
      } as Site);
      const invoice = (await first.json()) as Invoice;
      const payment = await payer.open({ ...enquiry, amount: AMOUNT - 5_000 });
      const site: Site = {
        enquiryId: enquiry.id,
        invoice,
        entryId: invoice.entries[0]?.id ?? '',
        async tellOfCard() {
          await payer.take(payment);
          return payer.success(enquiry.id, payment.invoicePaymentId);
        },
      };
      const answers = await Promise.all(
        race.map(async (act) => {
          const response = await done(act, site);
          await response.text();
          return { act, status: response.status };
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);

      const read = (await (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json()) as Invoice;
      const taken = answers.flatMap(({ act, status }) => (status < 300 ? [act] : []));
      const sum = (...kinds: Act['act'][]) =>
        taken.reduce((total, act) => (kinds.includes(act.act) && 'amount' in act ? total + act.amount : total), 0);
      const cards = read.entries.filter(({ kind }) => kind === 'card');
      expect(cards.length).toBeLessThanOrEqual(1);
      const byCard = cards.reduce((total, { amount }) => total + amount, 0);
      const reversed = taken.some(({ act }) => act === 'reverse') ? 5_000 : 0;
      expect(read.received).toBe(5_000 + sum('transfer', 'cash') + byCard - reversed);
      expect(read.refunded).toBe(sum('refund'));
      const isCancelled = read.status === 'cancelled';
      expect(read.credited).toBe(isCancelled ? AMOUNT : sum('credit'));
      const noted = read.creditNotes.map(({ amount }) => amount).reduce((all, each) => all + each, 0);
      expect(noted).toBe(read.credited);
      expect(read.credited).toBeLessThanOrEqual(read.amount);
      expect(read.refunded).toBeLessThanOrEqual(read.received);
      expect(read.status === 'paid' && read.owing > 0).toBe(false);
      if (read.status === 'unpaid') expect(read.owing).toBeGreaterThan(0);
      if (!isCancelled) {
        const asked = read.amount - read.credited;
        expect(read.received + read.owing).toBeGreaterThanOrEqual(asked);
        expect(read.surplus).toBe(Math.max(0, read.received - read.refunded - asked));
      }
      expect(await payer.read(enquiry.id)).toMatchObject({
        credited: read.credited,
        received: read.received,
        refunded: read.refunded,
        owing: read.owing,
        surplus: read.surplus,
      });
    }),
    RACES,
  );
}, 300_000);
