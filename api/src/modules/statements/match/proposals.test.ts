import fc from '@forms/shared/testing/fast-check';
import type { Payable } from './payable';
import { type OpenRow, proposalsFor } from './proposals';
import { namesPossible } from './references';

const LETTERS = '2346789ABCDEFGHJKLMNPQRTUVWXYZ';
let made = 0;
const invoice = (said: Partial<Payable> = {}): Payable => {
  made += 1;
  const owing = said.owing ?? 40_495;
  return {
    ...{ invoiceId: `invoice-${made}`, number: `INV-2026-${String(made).padStart(5, '0')}`, reference: 'EX-7K2M9Q' },
    ...{ name: 'Zoë Młyńska', email: 'zoe@example.org', status: 'unpaid', amount: 40_495 },
    ...{ credited: 0, received: 0, refunded: 0 },
    ...{ next: owing, owing, ...said },
  };
};
const row = (said: Partial<OpenRow> = {}): OpenRow => ({
  ...{ id: 'row', amount: 40_495, name: '', reference: '', text: '', hasTwin: false, ...said },
});
const proposal = (one: Partial<OpenRow>, ...invoices: Payable[]) => {
  const found = proposalsFor([row(one)], invoices).get('row');
  return (
    found && {
      sureness: found.sureness,
      parts: found.parts.map(({ invoice: { invoiceId }, amount }) => [invoiceId, amount]),
      reasons: found.reasons,
    }
  );
};

it.each(['EX-7K2M9Q', 'ex 7k2m9q', 'Z HALL,EX7K2M9Q,FP', 'INV-2026-00001'])(
  'A row that says %s and comes to what is owing is sure.',
  (text) => {
    const one = invoice({ number: 'INV-2026-00001' });
    expect(proposal({ text }, one, invoice({ reference: 'EX-222222' }))).toMatchObject({
      sureness: 'sure',
      parts: [[one.invoiceId, 40_495]],
    });
  },
);

it('A row that comes to the next instalment is sure, too.', () => {
  expect(proposal({ text: 'EX-7K2M9Q', amount: 10_000 }, invoice({ next: 10_000 }))?.sureness).toBe('sure');
});

it.each([
  ['less than is owing', { text: 'EX-7K2M9Q', amount: 10_000 }, {}, 'likely'],
  ['more than is owing', { text: 'EX-7K2M9Q', amount: 50_000 }, {}, 'likely'],
  ['a reference within a longer word', { text: 'XEX7K2M9Q1' }, {}, 'likely'],
  ['a row like one of another file', { text: 'EX-7K2M9Q', hasTwin: true }, {}, 'likely'],
  ['an invoice that owes nothing', { text: 'EX-7K2M9Q' }, { owing: 0 }, 'unsure'],
  ['a reference with a slip', { text: 'EX-7K2M9R' }, {}, 'likely'],
  ['the name and the amount', { name: 'Mlynska Z' }, {}, 'likely'],
  ['the name alone', { name: 'MLYNSKA ZOE', amount: 500 }, {}, 'unsure'],
  ['the amount alone', { text: 'THANK YOU' }, {}, 'unsure'],
])('Of %s nobody is sure.', (_, one, of, sureness) => {
  expect(proposal(one, invoice(of))?.sureness).toBe(sureness);
});

it.each([
  ['EX 7k2m9q', ['EX-7K2M9Q']],
  ['REF EN7K2M9Q1 THANKS', ['EN-7K2M9Q']],
  ['INV 2026 00042', ['INV-2026-00042']],
  ['PP-2026-000421', ['PP-2026-00042', 'PP-2026-000421']],
  ['HEXEX7K2M9Q', ['EX-EX7K2M', 'EX-7K2M9Q']],
  ['EX-7K2', []],
])('Of %s invoices may be called %j.', (text, names) => {
  expect(namesPossible(text)).toEqual(names);
});

it('Too much says what would be to refund.', () => {
  expect(proposal({ text: 'EX-7K2M9Q', amount: 41_000 }, invoice())?.reasons.join()).toContain(
    '£5.05 more than is owing',
  );
});

it('A transfer that names two siblings and comes to both is split between them; one that names neither but comes to what the payer owes is likely.', () => {
  const [one, two] = [
    invoice({ reference: 'EX-AAAAAA', name: 'Ana Melo', owing: 300 }),
    invoice({ reference: 'EX-BBBBBB', name: 'Ana Melo', owing: 500 }),
  ];
  const parts = [
    [one.invoiceId, 300],
    [two.invoiceId, 500],
  ];
  expect(proposal({ text: 'EX-AAAAAA EX-BBBBBB', amount: 800 }, one, two)).toMatchObject({ sureness: 'sure', parts });
  expect(proposal({ text: 'EX-AAAAAA', amount: 800 }, one, two)).toMatchObject({ sureness: 'likely', parts });
  expect(proposal({ name: 'A MELO', amount: 800 }, one, two)).toMatchObject({ sureness: 'likely', parts });
});

it('What fits several alike is proposed for none.', () => {
  const others = [
    invoice({ reference: 'EX-AAAAAA', email: 'a@example.org' }),
    invoice({ reference: 'EX-BBBBBB', email: 'b@example.org' }),
  ];
  expect(proposal({ text: 'THANK YOU' }, ...others)).toBeUndefined();
  expect(proposal({ name: 'ZOE MLYNSKA' }, ...others)).toBeUndefined();
});

it('Two rows for one invoice that owes for one are neither of them sure.', () => {
  const rows = [row({ id: 'one', text: 'EX-7K2M9Q' }), row({ id: 'two', text: 'EX-7K2M9Q' })];
  const found = proposalsFor(rows, [invoice()]);
  expect([found.get('one')?.sureness, found.get('two')?.sureness]).toEqual(['likely', 'likely']);
});

const code = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 6, maxLength: 6 });
const references = fc.uniqueArray(code, { minLength: 2, maxLength: 8 });

it('A row is sure only of an invoice whose reference or number stands in it and whose sum it comes to, whatever else it says.', () => {
  fc.assert(
    fc.property(references, fc.nat(7), fc.string(), fc.constantFrom(100, 200, 300), (codes, at, noise, amount) => {
      const invoices = codes.map((each, nth) => invoice({ reference: `EX-${each}`, owing: (nth % 3) * 100 + 100 }));
      const meant = invoices[at % invoices.length];
      const text = `${noise} ${meant?.reference}`;
      const found = proposalsFor([row({ text, amount })], invoices).get('row');
      for (const { invoice: each, amount: pence } of found?.sureness === 'sure' ? found.parts : []) {
        expect(text.toUpperCase().replace(/[^A-Z0-9]/g, '')).toContain(each.reference.replace('-', ''));
        expect(pence).toBe(each.owing);
      }
      if (noise === '' && amount === meant?.owing) expect(found?.sureness).toBe('sure');
    }),
  );
});

it('Each slip of one sign in a reference is found, and is never sure.', () => {
  fc.assert(
    fc.property(
      code,
      fc.nat(5),
      fc.constantFrom(...LETTERS),
      fc.constantFrom('wrong', 'left out', 'too many'),
      (meant, at, sign, kind) => {
        const slip = { wrong: [1, sign], 'left out': [1, ''], 'too many': [0, sign] }[kind] as [number, string];
        const written = `EX-${meant.slice(0, at)}${slip[1]}${meant.slice(at + slip[0])}`;
        const one = invoice({ reference: `EX-${meant}`, name: 'Ana Melo' });
        const found = proposal({ text: `FROM A FRIEND ${written}` }, one);
        expect(found?.parts).toEqual([[one.invoiceId, 40_495]]);
        if (found?.sureness === 'sure') expect(written).toContain(`EX-${meant}`);
      },
    ),
  );
});
