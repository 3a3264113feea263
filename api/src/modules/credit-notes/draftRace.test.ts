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

type Act = { act: 'credit' | 'add' | 'transfer'; amount: number } | { act: 'issue' | 'replace' };

const post = (path: string, json?: object, method = 'POST') =>
  server.send(`/api${path}`, { method, json, headers: staff });
const read = async (id: string) =>
  (await (await server.send(`/api/invoice/${id}`, { headers: staff })).json()) as Invoice;

/** Acts on an invoice that is out, and on the draft that is to replace it. */
function done(act: Act, invoiceId: string, draftId: string): Promise<Response> {
  switch (act.act) {
    case 'credit': {
      const lines = [{ description: 'Late', amount: act.amount, accountId: 'exams' }];
      return post(`/invoice/${invoiceId}/credit`, { lines, reason: 'In a race' });
    }
    case 'add': {
      const item = { metaType: 'standalone', type: 'asp', description: 'Revision day', cost: act.amount };
      return post(`/invoice/${draftId}/item`, item);
    }
    case 'transfer': {
      const day = { receivedOn: '2026-01-05', reference: '', note: '' };
      return post(`/invoice/${invoiceId}/receipt`, { kind: 'transfer', amount: act.amount, ...day });
    }
    case 'issue':
      return post(`/invoice/${draftId}`, { field: 'status', newValue: 'unpaid' }, 'PUT');
    case 'replace':
      return post(`/invoice/${invoiceId}/replacement`);
  }
}

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constantFrom('credit' as const, 'add' as const, 'transfer' as const),
    amount: fc.integer({ min: 1, max: 5_000 }),
  }),
  fc.record({ act: fc.constantFrom('issue' as const, 'replace' as const) }),
);

it('Credit notes, a draft’s lines and its issue at once: what is credited is never asked again, nothing is lost, and no call fails.', async () => {
  let applicants = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 8 }), async (race) => {
      const enquiry = await payer.enquire('bacs', { candidate: { email: `draft-race-${++applicants}@example.org` } });
      const invoiceId = (await payer.read(enquiry.id)).invoiceId ?? '';
      const draft = (await (await post(`/invoice/${invoiceId}/replacement`)).json()) as Invoice;
      await post(`/invoice/${draft.id}`, { field: 'status', newValue: 'final' }, 'PUT');
      const answers = await Promise.all(
        race.map(async (act) => {
          const response = await done(act, invoiceId, draft.id);
          await response.text();
          return { act, status: response.status };
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);

      const taken = answers.flatMap(({ act, status }) => (status < 300 ? [act] : []));
      const sum = (kind: Act['act']) =>
        taken.reduce((total, act) => (act.act === kind && 'amount' in act ? total + act.amount : total), 0);
      const [old, replacing] = [await read(invoiceId), await read(draft.id)];
      expect(replacing.amount).toBe(AMOUNT - sum('credit') + sum('add'));
      const isIssued = taken.some(({ act }) => act === 'issue');
      expect(old.credited).toBe(isIssued ? AMOUNT : sum('credit'));
      const current = isIssued ? replacing : old;
      expect(current.received).toBe(sum('transfer'));
      expect(current.surplus - current.owing).toBe(sum('transfer') - (current.amount - current.credited));
    }),
    RACES,
  );
}, 300_000);
