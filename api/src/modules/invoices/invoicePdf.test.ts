import { accountLines, accountOf, type CreditNote, type Invoice, usualTax } from '@forms/shared/contract';
import { seller } from '@forms/shared/testing/seller';
import { headingsIn, pdfStructure, tablesIn } from '../../testing/pdfStructure';
import { pdfText } from '../../testing/pdfText';
import { creditNotePdf } from './creditNotePdf';
import type { InvoiceDocument } from './invoiceDocument';
import { invoicePdf } from './invoicePdf';

const item = (description: string, cost: number, type: 'exams' | 'fulltime'): Invoice['items'][number] => ({
  ...{ id: description, metaType: 'standalone', type, currency: 'GBP', account: accountOf[type], accountId: type },
  ...{ description, cost },
});
const invoice: Invoice = {
  ...{ id: 'invoice', number: 'INV-2026-00042', date: '2026-11-21', dueDate: '2026-12-05', status: 'unpaid' },
  ...{
    currency: 'GBP',
    amount: 150_000,
    credited: 0,
    received: 0,
    refunded: 0,
    owing: 150_000,
    overdue: 0,
    surplus: 0,
  },
  ...{ description: '', enquiryId: 'enquiry', reference: 'EX-7K2M9Q', name: 'Zoë Hall', email: '', version: '' },
  items: [item('GCSE Mathematics', 22_500, 'exams'), item('Revision course', 120_000, 'fulltime')],
  headerItems: [],
  footerItems: [{ id: 'fee', tag: 'candidate', description: 'Exam Candidate fee', cost: 7500 }],
  declarations: [{ id: 'faith', text: 'It is true.', version: '1', acceptedAt: '2026-07-21T14:03:12.000Z' }],
  instalmentPlan: null,
  ...{
    entries: [],
    creditNotes: [],
    campus: 'oxford',
    isCertified: false,
    certifiedDocuments: [],
    replaces: null,
    replacedBy: null,
  },
};
const document: InvoiceDocument = {
  ...{ invoice, campus: 'oxford', seller, bankDetails: accountLines(seller, 'oxford'), paid: undefined, fonts: [] },
  billTo: { name: 'Ελένη Παπαδοπούλου', address: ['Αθήνα'], candidate: 'محمد علي', writtenTo: '', emails: [] },
  entries: [{ exam: 'GCSE Mathematics, AQA, Summer 2027', code: '8300F', papers: ['8300/1F Paper 1'] }],
};
const textOf = async (pdf: Promise<Buffer>) => pdfText(new Uint8Array(await pdf));

test('An invoice says who sells, the VAT of each line and rate, where to pay, what was entered and when what was accepted.', async () => {
  const pdf = new Uint8Array(await invoicePdf(document));
  const text = pdfText(pdf);
  for (const part of [
    ...['Smith & Sons Tutorial Ltd', '1 High Street', 'Company 01234567', 'VAT number GB123456789'],
    ...['GCSE Mathematics Exempt £225.00 £0.00 £225.00', 'Revision course 20% £1,000.00 £200.00 £1,200.00'],
    ...['Standard rate, 20% £1,000.00 £200.00', 'Exempt: VATA 1994 Sch 9 Group 6 £300.00 £0.00'],
    ...['Total £1,300.00 £200.00', 'Total payable £1,500.00'],
    ...['IBAN: GB82 WEST 1234 5698 7654 32', 'Payment reference: EX-7K2M9Q', 'Due: 5th December 2026'],
    ...['8300F', '8300/1F Paper 1', 'Accepted on 21 July 2026 at 15:03:12 BST', 'محمد'],
  ]) {
    expect(text).toContain(part);
  }
  expect(pdfStructure(pdf)).toMatchObject({
    ...{ title: 'Invoice INV-2026-00042', author: 'Smith & Sons Tutorial Ltd', language: 'en-GB', part: '1' },
  });
});

test('Of a line of several it says how many and what each costs, in the words of its country.', async () => {
  const items = [{ ...item('Tutorial', 28_500, 'fulltime'), quantity: 3 }];
  const several = { ...document, invoice: { ...invoice, items } };
  expect(await textOf(invoicePdf(several))).toMatch(/Tutorial\s+3 × £95.00/);
  expect(await textOf(invoicePdf({ ...several, campus: 'lisbon' }))).toMatch(/3 × 95,00\s£/);
});

test('A line that is taxed by itself says so, and the VAT of its code stands in its own words.', async () => {
  const language = { taxCode: 'exempt', taxWording: 'Exempt: English as a foreign language' } as const;
  const items = [
    item('GCSE Mathematics', 22_500, 'exams'),
    { ...item('IELTS course', 60_000, 'fulltime'), ...language },
    { ...item('Set books', 2_500, 'fulltime'), taxCode: 'zero' as const, taxWording: '' },
  ];
  const text = await textOf(invoicePdf({ ...document, invoice: { ...invoice, items } }));
  for (const part of [
    ...['IELTS course Exempt £600.00 £0.00 £600.00', 'Set books 0% £25.00 £0.00 £25.00'],
    ...['Zero-rated £25.00 £0.00', 'Exempt: VATA 1994 Sch 9 Group 6 £300.00 £0.00'],
    ...['Exempt: English as a foreign language £600.00 £0.00', 'Total £925.00 £0.00'],
  ]) {
    expect(text).toContain(part);
  }
});

test('Of who is not registered for VAT, nothing is said of it.', async () => {
  const text = await textOf(invoicePdf({ ...document, seller: { ...seller, vatNumber: '', tax: usualTax } }));
  expect(text).not.toMatch(/VAT|Exempt|20%|Net/);
  expect(text).toContain('Revision course £1,200.00');
});

const creditNote: CreditNote = {
  ...{ id: 'note', number: 'CN-2026-00001', invoiceId: 'invoice', date: '2026-11-24', issuedAt: '', author: '' },
  lines: [
    {
      ...{ description: 'Revision course', amount: 60_000, account: accountOf.fulltime, accountId: 'fulltime' },
      kind: 'fulltime',
    },
  ],
  ...{ amount: 60_000, reason: 'Withdrawn in time' },
};
const facts = (count: number) => Array<string>(count).fill('TH TD');

test('A credit note names the invoice that it is of, the reason, and the VAT that it takes back.', async () => {
  const pdf = new Uint8Array(await creditNotePdf(document, creditNote));
  const text = pdfText(pdf);
  const structure = pdfStructure(pdf);
  expect(structure).toMatchObject({
    ...{ title: 'Credit note CN-2026-00001', author: 'Smith & Sons Tutorial Ltd', language: 'en-GB', part: '1' },
  });
  expect(headingsIn(structure)).toEqual(['H1', 'H2', 'H2']);
  expect(tablesIn(structure)).toEqual([
    facts(4),
    ['TH TH TH TH TH', 'TH TD TD TD TD', 'TH TD TD TD TD'],
    ['TH TH TH', 'TH TD TD', 'TH TD TD'],
  ]);
  for (const part of [
    ...['Credit note CN-2026-00001', 'Invoice INV-2026-00042', 'Revision course 20% £500.00 £100.00 £600.00'],
    ...['Taken off £600.00', 'Withdrawn in time'],
  ]) {
    expect(text).toContain(part);
  }
});

test('Lisbon asks for money in Portuguese, and nothing there calls itself an invoice or a receipt.', async () => {
  const inLisbon: InvoiceDocument = {
    ...{ ...document, campus: 'lisbon' },
    invoice: { ...invoice, number: 'PP-2026-00001' },
  };
  const asked = new Uint8Array(await invoicePdf(inLisbon));
  const paid = { amount: 150_000, receivedAt: '2026-11-23', byCard: false };
  const settled = invoicePdf({
    ...{ ...inLisbon, paid },
    invoice: { ...inLisbon.invoice, owing: 0, received: 150_000, status: 'paid' },
  });
  expect(pdfStructure(asked)).toMatchObject({ title: 'Pedido de pagamento PP-2026-00001', language: 'pt-PT' });
  expect(pdfText(asked)).toMatch(/Total a pagar 1500,00\s£/);
  const byCollege = await textOf(invoicePdf({ ...inLisbon, seller: undefined, bankDetails: [] }));
  expect(byCollege).toContain('Tutorial College Lisboa');
  for (const text of [pdfText(asked), await textOf(settled)]) {
    expect(text).toContain('Este documento não serve de fatura.');
    expect(text.replace(/não serve de fatura/g, '')).not.toMatch(
      /fatura|recibo|invoice|receipt|nota de crédito|VAT|Exempt/i,
    );
  }
});

test('A receipt has the structure of its invoice, and read aloud it comes from who sells to what was paid.', async () => {
  const paid = { amount: 150_000, receivedAt: '2026-11-23', byCard: false };
  const settled: Invoice = { ...invoice, status: 'paid', owing: 0, received: 150_000 };
  const pdf = new Uint8Array(await invoicePdf({ ...document, paid, invoice: settled }));
  const structure = pdfStructure(pdf);
  expect(structure).toMatchObject({ title: 'Receipt INV-2026-00042', language: 'en-GB', part: '1' });
  // The facts, the lines with their VAT, the VAT by rate, and what was entered.
  expect(headingsIn(structure)).toEqual(['H1', 'H2', 'H2', 'H2']);
  expect(tablesIn(structure)).toEqual([
    facts(3),
    ['TH TH TH TH TH', ...Array(4).fill('TH TD TD TD TD')],
    ['TH TH TH', ...Array(3).fill('TH TD TD')],
    ['TH TH TH', 'TH TD TD'],
  ]);
  const text = pdfText(pdf);
  const order = [
    'Receipt',
    'Ελένη',
    'GCSE Mathematics',
    'Exam Candidate fee',
    'Total paid £1,500.00',
    'Standard rate',
    '8300F',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('The receipt of what was credited after it was paid says what is to be refunded.', async () => {
  const note = {
    ...{ id: 'note', number: 'CN-2026-00001', invoiceId: 'invoice', date: '2026-11-24', issuedAt: '', author: '' },
    ...{ lines: [], amount: 5_000, reason: 'Fell ill' },
  };
  const paid = { amount: 150_000, receivedAt: '2026-11-23', byCard: false };
  const credited: InvoiceDocument = {
    ...{ ...document, paid },
    invoice: {
      ...{ ...invoice, status: 'paid', owing: 0, received: 150_000, credited: 5_000, surplus: 5_000 },
      creditNotes: [note],
    },
  };
  const text = await textOf(invoicePdf(credited));
  expect(text).toMatch(
    /Total £1,500.00\s+Credit note CN-2026-00001[^£]*-£50.00\s+Total paid £1,500.00\s+To be refunded £50.00/,
  );
  expect(await textOf(invoicePdf({ ...credited, campus: 'lisbon' }))).toMatch(/A reembolsar 50,00\s£/);
});

test('In Lisbon a credit note is a correction in Portuguese, with tables of its own, and says nothing of VAT.', async () => {
  const pdf = new Uint8Array(await creditNotePdf({ ...document, campus: 'lisbon' }, creditNote));
  const structure = pdfStructure(pdf);
  expect(structure).toMatchObject({
    ...{ title: 'Correção CN-2026-00001 ao pedido de pagamento', language: 'pt-PT', part: '1' },
  });
  expect(tablesIn(structure)).toEqual([facts(4), ['TH TH', 'TH TD', 'TH TD']]);
  expect(pdfText(pdf)).not.toMatch(/fatura(?!\.)|VAT|Exempt|credit note/i);
});

test('A document says what state it is in: a draft, or what has taken its place, with what came and went back.', async () => {
  const other = { id: 'other', number: 'INV-2026-00043', isDraft: false };
  const moved = (kind: 'card' | 'refund', amount: number): Invoice['entries'][number] => ({
    ...{ id: kind, kind, amount, receivedOn: '2026-11-23', recordedAt: '', reverses: null, author: '', source: '' },
    ...{ reference: '', note: '', of: amount },
  });
  const cancelled: Invoice = {
    ...{ ...invoice, status: 'cancelled', owing: 0, credited: 150_000, replacedBy: other },
    entries: [moved('card', 150_000), moved('refund', -150_000)],
  };
  const texts = async (changed: Invoice) => [
    await textOf(invoicePdf({ ...document, invoice: changed })),
    await textOf(invoicePdf({ ...document, campus: 'lisbon', invoice: changed })),
  ];
  const [english, portuguese] = await texts(cancelled);
  expect(english).toMatch(/Card, 23rd November 2026 £1,500.00\s+Refund, 23rd November 2026 -£1,500.00/);
  expect(english).toContain('Invoice INV-2026-00043 has taken its place.');
  expect(portuguese).toContain('Foi substituído pelo pedido de pagamento INV-2026-00043.');
  const drafts = await texts({ ...invoice, status: 'proposed', replaces: { id: 'first', number: 'INV-2026-00041' } });
  expect(drafts[0]).toMatch(/Replaces INV-2026-00041\s+Status Draft, not issued/);
  expect(drafts[1]).toMatch(/Substitui INV-2026-00041\s+Estado Rascunho, não emitido/);
});

test('No heading is without what it is of, and no total, no terms and no part of how to pay stand by themselves on a page.', async () => {
  const terms = 'Entries are final once they are paid. '.repeat(8);
  for (const lines of [1, 3, 5, 7, 9, 11]) {
    const items = Array.from({ length: lines }, (_, at) => item(`Exam ${at}`, 100, 'exams'));
    const of = { ...document, seller: { ...seller, terms }, invoice: { ...invoice, items } };
    const [first = '', ...others] = pdfText(new Uint8Array(await invoicePdf(of))).split(/Page \d of \d/);
    expect(others.length).toBeGreaterThan(1);
    for (const page of [first, ...others]) {
      expect(page).not.toMatch(
        /(How to pay by bank transfer|Declarations|Examination Entry code Papers|VAT rate Net VAT)\s*(Smith & Sons[^\n]*)?$/,
      );
      // Who copies an account from paper has all of it on one page, with its terms.
      for (const said of ['IBAN: GB82', 'Due: 5th December 2026', 'Entries are final'])
        expect(page.includes(said)).toBe(page.includes('How to pay by bank transfer'));
      if (page.includes('Total payable')) expect(page).toContain('Exam Candidate fee');
    }
  }
});
