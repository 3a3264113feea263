import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Declaration,
  formatPence,
  type Invoice,
  type PaymentMethod,
  paymentMessages,
  REQUEST_HEADER,
  type Route,
  routes,
  shownDay,
} from '@forms/shared/contract';
import type { ElementHandle } from 'puppeteer';
import { downloadsOf } from '../journeys/downloadsOf';
import { sageRead, workbookRead, xeroSales, xeroStatement } from '../journeys/exportsRead';
import { journeys } from '../journeys/journey';
import { picksDay } from '../journeys/picksDay';
import { addEdexcelMaths, declarations, declares, fillRegistration, type pages } from '../journeys/registration';
import { examEntry, registration } from '../journeys/registrationByCalls';
import type { Visitor } from '../visitor';

const here = journeys();
/** Three forms and a season of staff's work are gone through. */
const WALK_MS = 480_000;

const folder = mkdtempSync(join(tmpdir(), 'season-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function choosesFile(member: Visitor, name: string, rows: readonly string[]): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, rows.join('\r\n'));
  const input = await member.page.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
}

/** The new fees of the year, which make the higher tier dearer than the other. */
async function importsFees(member: Visitor): Promise<void> {
  await member.follows('Exam catalogue');
  await member.presses('Import a file');
  await choosesFile(member, 'fees.csv', [
    'Board,Level,Specification,Subject,Code,Option,Papers,Board fee,Centre charge',
    'AQA,GCSE,8300,Mathematics,8300F,Foundation tier,8300/1F 8300/2F 8300/3F,50.00,180.00',
    'AQA,GCSE,8300,Mathematics,8300H,Higher tier,8300/1H 8300/2H 8300/3H,62.50,180.00',
  ]);
  await member.presses('Make these 2 changes');
  await member.sees('0 added, 2 changed, 0 retired.');
}

/** Ordinary entry of AQA's GCSEs ended yesterday; the late stage costs £50 more. */
async function endsOrdinaryEntry(member: Visitor): Promise<void> {
  await member.follows('Key dates');
  await member.presses('Edit AQA GCSE');
  await member.sees('Candidates can be entered in this series');
  await member.rests();
  await picksDay(member, 'Our last day', 0, dayFrom(-1));
  await picksDay(member, 'Board’s last day', 0, dayFrom(-1));
  await member.presses('Add a late stage');
  await member.sees('Remove Late entry');
  await picksDay(member, 'Our last day', 1, dayFrom(20));
  await picksDay(member, 'Board’s last day', 1, dayFrom(27));
  const [, adds] = await member.page.$$('::-p-aria([name="We add"][role="textbox"])');
  await adds?.click({ count: 3 });
  await member.page.keyboard.type('50');
  await member.presses('Save');
  await member.eventually(async () => !(await member.has('button', 'Add a late stage')), 'the dialog to close');
  await member.sees('plus £50.00 for us');
}

type Exam = readonly [level: string, board: string, code: string];
const mathematics: Exam = ['gcse', 'aqa', '8300'];
const atLisbon: Exam = ['igcse', 'cambridge', '0580'];

/** Enters as the form does, in no browser. */
async function enters(name: string, department: '1' | '2', exam: Exam, paymentMethod: PaymentMethod): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const candidate = { firstName, lastName, email: `${firstName.toLowerCase()}@example.com` };
  const pages = registration(await examEntry(call, ...exam), { candidate, exams: { department } });
  const acceptedAt = new Date().toISOString();
  const accepted = (await call<Declaration[]>(routes.examsDeclarations)).map(({ id, version }) => ({
    ...{ id, version, acceptedAt },
  }));
  // Whoever call for a callback declares nothing yet.
  const way = { paymentMethod, declarations: paymentMethod === 'callback' ? [] : accepted };
  await call(routes.submitExamsForm, [...pages, way]);
}

/** What the server answers whoever is not signed in. */
async function call<T>({ service, path, method }: Route, json?: unknown): Promise<T> {
  const headers = { [REQUEST_HEADER]: 'test', 'content-type': 'application/json' };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const response = await fetch(`${here.product.address}/${service}${path}`, { method, headers, ...body });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Enters in a browser, by the way that `pays` goes; what it does last is to see that it was taken. */
async function entersInBrowser(
  [firstName, lastName]: readonly [string, string],
  own: Partial<typeof pages>,
  pays: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const visitor = await here.visitor();
  await fillRegistration(visitor, undefined, {
    ...own,
    async Candidate(person) {
      await person.types('First name', firstName);
      await person.types('Last name', lastName);
      await person.types('Date of birth', '31st July 2005');
      await person.chooses('Female');
      await person.types('Email address', `${firstName.toLowerCase()}@example.com`);
      await person.types('Telephone number', '+447700900123');
      await person.presses('Continue');
    },
  });
  await declares(visitor, declarations.ofExams);
  await pays(visitor);
}

async function byCard(visitor: Visitor, number = '4242424242424242'): Promise<void> {
  await visitor.presses('Pay by card');
  await visitor.entersCard(number);
  await visitor.pressesMatching(/^Pay £/);
}
const byTransfer = async (visitor: Visitor) => {
  await visitor.presses('Pay by bank transfer');
  await visitor.sees(paymentMessages.bacs);
};

async function examsAtLisbon(visitor: Visitor): Promise<void> {
  await visitor.chooses('Lisbon');
  await visitor.chooses('Exams only');
  await addEdexcelMaths(visitor);
  await visitor.presses('Continue');
}

async function invoiceOf(name: string): Promise<Invoice> {
  const listed = (await here.product.listed(routes.invoices)).filter((each) => each.name === name);
  const current = listed.find(({ status }) => status !== 'cancelled') ?? listed[0];
  if (!current) throw new Error(`${name} has no invoice`);
  return here.product.asStaff(routes.invoice, { id: current.id });
}

const pounds = (pence: number) => (pence / 100).toFixed(2);
const today = () => dayFrom(0);
const rowOf = (words: string, pence: number) => `${today()},${words},${pounds(pence)}`;

async function importsStatement(member: Visitor, name: string, rows: readonly string[]): Promise<void> {
  await choosesFile(member, name, ['Date,Description,Amount', ...rows]);
  if (name === 'first.csv') {
    await member.types('Account', 'Current account');
    await member.page.keyboard.press('Enter');
  }
  await member.pressesMatching(/^Add \d+ new rows?$/);
  await member.sees(' added, ');
}

/** The statement comes in two files that overlap: Inês pays in two parts, one in each, and Ana pays £5 too much. */
async function importsWhatCame(member: Visitor): Promise<void> {
  const owing = async (name: string) => (await invoiceOf(name)).owing;
  const paying = async (name: string, more = 0) =>
    rowOf(`${name} ${(await invoiceOf(name)).reference}`.toUpperCase(), (await owing(name)) + more);
  const whole = ['Ben Okoro', 'Cai Lowe', 'Dia Shah', 'Eva Melo', 'Gil Costa'];
  const ines = await invoiceOf('Inês Part');
  const part = 12_345;
  const first = rowOf(`INES PART ${ines.reference}`, part);
  const tooMuch = (await owing('Ana Prado')) + 500;

  await member.follows('Bank statements');
  await importsStatement(member, 'first.csv', [
    rowOf('STRIPE PAYMENTS UK', 61_010),
    ...(await Promise.all(whole.map((name) => paying(name)))),
    await paying('Ana Prado', 500),
    rowOf('RENT', -120_000),
    first,
  ]);
  for (const pence of [part, tooMuch]) await member.ticks(`Book ${formatPence(pence)} of ${shownDay(today())}`);
  await member.presses('Book 7 rows');
  await member.sees('7 rows booked');

  const rest = await owing('Inês Part');
  await importsStatement(member, 'second.csv', [first, rowOf(`INES PART ${ines.reference} REST`, rest)]);
  await member.sees('1 known already');
  await member.presses('Book 1 row');
  await member.sees(`1 row booked, ${formatPence(rest)}.`);
  expect(await invoiceOf('Inês Part')).toMatchObject({ status: 'paid', received: ines.amount, owing: 0 });
  expect(await invoiceOf('Ana Prado')).toMatchObject({ status: 'paid', surplus: 500 });
}

async function opensEntry(member: Visitor, name: string, act: 'Withdraw' | 'Amend'): Promise<void> {
  const { rows } = await here.product.asStaff(routes.examEntries);
  const entry = rows.find((each) => each.name === name);
  if (!entry) throw new Error(`${name} has no entry`);
  await member.follows('Exam entries');
  await member.presses(`Actions for ${name}, ${entry.subject.name} ${entry.option.code}`);
  await member.presses(act, 'menuitem');
}

/** Zoë withdraws, and has back by her card what the key dates say: the board's fee, and half of the charge. */
async function withdraws(member: Visitor): Promise<void> {
  const back = 6250 + 9000;
  await opensEntry(member, 'Zoë Brand', 'Withdraw');
  await member.sees('Comes back');
  await member.rests();
  await member.types('Reason', 'Moved away');
  await member.presses('Withdraw it');
  await member.sees('Withdrawn');
  await member.eventually(async () => (await invoiceOf('Zoë Brand')).surplus === back, 'the credit note');
  await member.opens(`/staff/enquiry/${(await invoiceOf('Zoë Brand')).enquiryId}`);
  await member.presses('Refund');
  await member.types('Reason', 'Withdrawn');
  await member.presses('Make refund');
  await member.sees(`Refund ${formatPence(back)} to`);
  await member.presses('Yes');
  await member.eventually(async () => (await invoiceOf('Zoë Brand')).refunded === back, 'the refund');
}

/** Ben takes the higher tier, which costs more: he owes the difference. */
async function amends(member: Visitor): Promise<void> {
  await opensEntry(member, 'Ben Okoro', 'Amend');
  await member.sees('It costs £12.50 more');
  await member.types('Reason', 'His teacher advises it');
  await member.presses('Amend it');
  await member.eventually(async () => (await invoiceOf('Ben Okoro')).owing === 1250, 'what he owes');
}

/** Exports what there is, and answers each of its files by its link, as the browser saved it. */
async function exportsMonth(member: Visitor): Promise<(link: string) => Promise<Buffer>> {
  await member.follows('Exports');
  await member.find('heading', 'New to export');
  // The month that is over is shown first; London may have the next day already.
  await picksDay(member, 'To', 0, dayFrom(1));
  await member.sees('Trade debtors');
  await member.presses('Export these');
  await member.sees('Batch 1 is exported. Its files stand below.');
  return async (link) => {
    const next = await downloadsOf(member, folder);
    await member.follows(`${link} of batch 1`);
    return (await next())[1];
  };
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** What other programs read of the exported files is what the ledger has of each invoice, and comes to the same in every format. */
async function exportsEqualTheLedger(file: (link: string) => Promise<Buffer>): Promise<void> {
  const listed = await here.product.listed(routes.invoices);
  const invoices = await Promise.all(listed.map(({ id }) => here.product.asStaff(routes.invoice, { id })));
  const read = await workbookRead(await file('Excel workbook'));
  const issued = invoices.flatMap(({ number, amount, creditNotes }) => [
    [number, amount],
    ...creditNotes.map((note) => [note.number, -note.amount]),
  ]);
  expect(read.documents).toEqual(Object.fromEntries(issued));
  const entries = invoices.flatMap(({ number, entries }) => entries.map(({ amount }) => ({ of: number, amount })));
  const inOrder = (all: readonly { of: string; amount: number }[]) =>
    all.map(({ of, amount }) => `${of} ${amount}`).sort();
  expect(inOrder(read.payments)).toEqual(inOrder(entries));
  expect(read.journal).toBe(0);

  const asked = sum(Object.values(read.documents));
  const moved = sum(read.payments.map(({ amount }) => amount));
  const fees = sum(read.payments.filter(({ kind }) => kind === 'Fee').map(({ amount }) => amount));
  expect(asked - (moved - fees)).toBe(sum(invoices.map(({ owing, surplus }) => owing - surplus)));
  expect(xeroSales(await file('Xero sales invoices'))).toBe(asked);
  const statements = [await file('Xero statement, cards'), await file('Xero statement, bank')];
  expect(sum(statements.map(xeroStatement))).toBe(moved);
  expect(sageRead(await file('Sage 50 transactions'))).toEqual({ asked, moved });
}

test(
  'a season: the fees come as a file, ten candidates enter in both campuses, in time and late, and pay in every way; one withdraws, one amends, one disputes; and what is exported is the ledger to the penny',
  async () => {
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await importsFees(member);
    for (const name of ['Ana Prado', 'Ben Okoro', 'Dia Shah']) await enters(name, '1', mathematics, 'bacs');
    await enters('Cai Lowe', '1', mathematics, 'callback');
    for (const name of ['Eva Melo', 'Gil Costa']) await enters(name, '2', atLisbon, 'bacs');
    await enters('Filipa Reis', '2', atLisbon, 'callback');
    await entersInBrowser(['Zoë', 'Brand'], {}, async (visitor) => {
      await byCard(visitor);
      await visitor.sees(paymentMessages.card);
    });

    await member.presses('Close');
    await endsOrdinaryEntry(member);
    await entersInBrowser(['Hugo', 'Late'], {}, async (visitor) => {
      await visitor.sees('Late entry, GCSE Mathematics');
      // A card whose owner’s bank takes the money back at once.
      await byCard(visitor, '4000000000000259');
      const issues = () => here.product.asStaff(routes.cardIssues);
      await visitor.eventually(async () => (await issues()).length > 0, 'the dispute to be heard of');
    });
    await entersInBrowser(['Inês', 'Part'], { Exams: examsAtLisbon }, byTransfer);
    expect((await invoiceOf('Hugo Late')).amount - (await invoiceOf('Zoë Brand')).amount).toBe(5000);

    await importsWhatCame(member);
    await withdraws(member);
    await amends(member);
    const disputed = await invoiceOf('Hugo Late');
    expect(disputed).toMatchObject({ received: 0, owing: disputed.amount });
    await member.opens('/staff/home');
    await member.sees('Dispute: evidence needed');

    const { rows, campuses } = await here.product.asStaff(routes.examEntries);
    const entries = Object.fromEntries(rows.map(({ name, option, state }) => [name, `${option.code} ${state}`]));
    expect(Object.keys(entries)).toHaveLength(10);
    expect(entries).toMatchObject({
      ...{ 'Zoë Brand': '8300H withdrawn', 'Ben Okoro': '8300H requested', 'Hugo Late': '8300H requested' },
    });
    expect(Object.fromEntries(campuses.map(({ id, count }) => [id, count]))).toEqual({ lisbon: 4, oxford: 6 });
    await exportsEqualTheLedger(await exportsMonth(member));
  },
  WALK_MS,
);
