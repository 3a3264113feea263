import {
  type Enquiry,
  IDEMPOTENCY_HEADER,
  type Invoice,
  type OwedOn,
  type PayerAccount,
  REMINDER_DAYS_CHANGED,
  type ReminderDays,
  SEARCH_HEADER,
  today,
} from '@forms/shared/contract';
import { dayIn } from '../../platform/days';
import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { removeEnquiry } from '../retention/removeEnquiry';
import { remind } from './reminders.jobs';

const mail = new MailServer();
let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'Tutorial College <office@college.test>',
    BANK_DETAILS: 'Sort code: 12-34-56; Account number: 12345678',
  });
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

interface Answer<T> {
  status: number;
  body: T & { error?: string };
}
async function call<T = object>(path: string, json?: object, headers = {}, method?: string): Promise<Answer<T>> {
  const options = { json, headers: { ...staff, ...headers }, ...(method && { method }) };
  const response = await server.send(`/api${path}`, options);
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}
let families = 0;
const newFamily = () => `family-${++families}@example.org`;

/** An invoice that owes, due so many days ago, to be paid by this address. */
async function owing(daysAgo: number, email: string = newFamily(), firstName = 'Zoë'): Promise<Invoice> {
  const { id } = await payer.enquire('bacs', { candidate: { firstName, email } });
  const { invoiceId } = await payer.read(id);
  await dueOn(invoiceId ?? '', dayIn(-daysAgo));
  return (await call<Invoice>(`/invoice/${invoiceId}`)).body;
}
const dueOn = (id: string, dueDate: string) =>
  server.app.db.updateTable('invoices').set({ dueDate, date: '2026-01-01' }).where('id', '=', id).execute();
const owed = async (asked: Record<string, string> = {}, searched = '') =>
  (
    await call<OwedOn>(`/owed?${new URLSearchParams(asked)}`, undefined, {
      [SEARCH_HEADER]: encodeURIComponent(searched),
    })
  ).body;
const payerOf = async ({ email }: Pick<Invoice, 'email'>, day?: string) =>
  (await owed(day ? { day } : {}, email)).rows.find((each) => each.email.toLowerCase() === email.toLowerCase());
const accountOf = async (invoice: Invoice) =>
  (await call<PayerAccount>(`/owed/${(await payerOf(invoice))?.id ?? 'none'}`)).body;
const receipt = (amount: number, receivedOn = today()) => ({
  ...{ kind: 'transfer', amount, receivedOn, reference: '', note: '' },
});
const pays = ({ id }: Invoice, amount: number, receivedOn?: string) =>
  call(`/invoice/${id}/receipt`, receipt(amount, receivedOn), { [IDEMPOTENCY_HEADER]: `${id} ${amount}` });
const lettersOf = async ({ enquiryId }: Pick<Invoice, 'enquiryId'>, kind: string) =>
  (await call<Enquiry>(`/enquiries/${enquiryId}`)).body.mail.filter((letter) => letter.kind === kind);
const sentTo = (email: string, words: string) =>
  mail.received.filter((letter) => letter.to.includes(email) && textOf(letter).includes(words));
const REMINDING = 'This is a reminder';

it('What is owing stands under who pays it, by the days since it was due, whatever the letters of the address.', async () => {
  const email = newFamily();
  const one = await owing(10, email);
  const two = await owing(45, email.toUpperCase(), 'Ana');
  await pays(two, 10_000);
  const found = await payerOf(one);
  expect(found).toMatchObject({
    ...{ invoices: 2, owing: one.amount + two.amount - 10_000, credit: 0, oldestDue: dayIn(-45), isPaused: false },
    aged: { notDue: 0, to30: one.amount, to60: two.amount - 10_000, to90: 0, over90: 0 },
  });
  const { invoices, ...account } = await accountOf(one);
  expect(account).toMatchObject({ owing: found?.owing, aged: found?.aged, day: today() });
  expect(invoices.map(({ id, received }) => [id, received])).toEqual([
    [one.id, 0],
    [two.id, 10_000],
  ]);
  await pays(one, one.amount);
  await pays(two, two.amount - 10_000);
  expect(await payerOf(one)).toBeUndefined();
  expect((await call(`/owed/${found?.id}`)).status).toBe(404);
});

it('A day that is past is told as it was, before later payments; all columns come to what is owing.', async () => {
  const invoice = await owing(100);
  await pays(invoice, 5_000, dayIn(-20));
  await pays(invoice, 1_000, dayIn(-1));
  expect(await payerOf(invoice, dayIn(-30))).toMatchObject({ owing: invoice.amount, aged: { to90: invoice.amount } });
  expect(await payerOf(invoice, dayIn(-10))).toMatchObject({ owing: invoice.amount - 5_000 });
  expect(await payerOf(invoice)).toMatchObject({ aged: { over90: invoice.amount - 6_000 } });
  expect(await payerOf(invoice, '2025-12-31')).toBeUndefined();
  const { rows: payers, aged, next } = await owed({ size: '100' });
  expect(next).toBeNull();
  const sum = (pence: readonly number[]) => pence.reduce((total, each) => total + each, 0);
  expect(sum(Object.values(aged))).toBe(sum(payers.map((each) => each.owing)));
  expect((await call('/owed?day=tomorrow')).status).toBe(400);
});

it('Debts come by pages, in an order and of an age, and one that is paid meanwhile hides no other.', async () => {
  const mine = 'Quill';
  const debts = [];
  for (const days of [100, 95, 40, 5]) debts.push(await owing(days, `${mine.toLowerCase()}-${days}@example.org`));
  const emails = async (asked: Record<string, string>) =>
    (await owed({ size: '10', ...asked }, mine)).rows.map(({ email }) => email.split(/[-@]/)[1]);
  expect(await emails({})).toEqual(['100', '95', '40', '5']);
  expect(await emails({ sort: '-oldestDue' })).toEqual(['5', '40', '95', '100']);
  expect(await emails({ age: 'over90' })).toEqual(['100', '95']);
  expect(await emails({ age: 'to60', sort: '-to60' })).toEqual(['40']);
  const [oldest] = debts;
  await call(`/invoice/${oldest?.id}/pause`, { until: null, reason: 'x' }, {}, 'PUT');
  expect(await emails({ reminders: 'paused' })).toEqual(['100']);
  expect(await emails({ reminders: 'going' })).toEqual(['95', '40', '5']);
  const file = await (
    await server.send('/api/owed/export?age=over90', { headers: { ...staff, [SEARCH_HEADER]: mine } })
  ).text();
  const [titles, first, ...others] = file.trimEnd().split('\r\n');
  expect([titles, first]).toEqual([
    expect.stringContaining('"Over 90 days","Overpaid"'),
    expect.stringContaining('quill-100@'),
  ]);
  expect([others.length, first?.split(',')[3]]).toEqual([1, String((oldest?.amount ?? 0) / 100)]);
});

it('What came beyond what was asked is a credit of its payer, and lowers no debt by itself.', async () => {
  const email = newFamily();
  const one = await owing(5, email);
  const two = await owing(5, email);
  await pays(one, one.amount + 700);
  expect(await payerOf(one)).toMatchObject({ owing: two.amount, credit: 700 });
});

it('Who is late has one letter about all that is due, once, and a copy in the history of the enquiry.', async () => {
  const email = newFamily();
  const one = await owing(7, email);
  const two = await owing(1, email, 'Ana');
  const later = await owing(-60, email, 'Rui');
  await remind(server.app);
  await remind(server.app);
  const letters = await until(
    () => lettersOf(one, 'reminder'),
    ([letter]) => letter?.state === 'sent',
  );
  expect(letters).toHaveLength(1);
  expect([await lettersOf(two, 'reminder'), await lettersOf(later, 'reminder')]).toEqual([[], []]);
  const [letter, ...more] = sentTo(email, REMINDING);
  expect(more).toEqual([]);
  const text = letter ? textOf(letter) : '';
  expect(text).toContain('This is a reminder: £809.90 was due and has not reached us yet.');
  expect(text).toContain(`Invoice ${one.number}, Zoë `);
  expect(text).toContain(`Invoice ${two.number}, Ana `);
  expect(text).not.toContain(later.number);
  expect(text).toContain(`Payment reference: ${one.reference}, ${two.reference}`);
  expect(text).toContain('/application#');
  expect(await payerOf(one)).toMatchObject({ remindedAt: expect.stringMatching(/^\d{4}-/) });
});

it('A reminder comes before the day of payment too, and says that it is due soon.', async () => {
  const email = newFamily();
  const soon = await owing(-3, email);
  await remind(server.app);
  const [letter] = await until(
    async () => sentTo(email, REMINDING),
    ({ length }) => length > 0,
  );
  expect(letter && textOf(letter)).toContain('This is a reminder of what is due soon.');
  expect(await accountOf(soon)).toMatchObject({ nextReminder: dayIn(4) });
});

it('A reminder that waits is not sent once all is paid, and the history says why.', async () => {
  const email = newFamily();
  const invoice = await owing(14, email);
  await until(
    async () => (await call<Enquiry>(`/enquiries/${invoice.enquiryId}`)).body.mail,
    (letters) => letters.every(({ state }) => state === 'sent'),
  );
  mail.refusals.push({ at: 'message', code: 451 });
  await remind(server.app);
  await until(
    () => lettersOf(invoice, 'reminder'),
    ([letter]) => (letter?.lastError ?? null) !== null,
  );
  await pays(invoice, invoice.amount);
  await server.app.db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'letter').execute();
  await until(
    () => lettersOf(invoice, 'reminder'),
    ({ length }) => length === 0,
  );
  expect(sentTo(email, REMINDING)).toEqual([]);
  const { payments } = (await call<Enquiry>(`/enquiries/${invoice.enquiryId}`)).body;
  expect(payments.find(({ kind }) => kind === 'mail-dropped')?.detail).toMatch(/: nothing is owing any more$/);
});

it('Staff pause the reminders of one invoice until a day or for good, and let them go again.', async () => {
  const email = newFamily();
  const paused = await owing(7, email);
  const until5 = { until: dayIn(5), reason: 'They rang: the grant comes in May' };
  expect((await call(`/invoice/${paused.id}/pause`, until5, {}, 'PUT')).status).toBe(204);
  expect((await call(`/invoice/${paused.id}/pause`, { ...until5, until: null }, {}, 'PUT')).status).toBe(204);
  await remind(server.app);
  expect(await lettersOf(paused, 'reminder')).toEqual([]);
  const { invoices, nextReminder } = await accountOf(paused);
  expect(invoices[0]?.pause).toMatchObject({ until: null, reason: until5.reason, author: expect.any(String) });
  expect([nextReminder, (await payerOf(paused))?.isPaused]).toEqual([null, true]);
  expect((await call(`/invoice/${paused.id}/pause`, undefined, {}, 'DELETE')).status).toBe(204);
  await remind(server.app);
  expect(await lettersOf(paused, 'reminder')).toHaveLength(1);
});

it.each([
  ['a day that is past', { until: '2026-01-01', reason: 'Paid in May' }, 422],
  ['no reason', { until: null, reason: ' ' }, 422],
])('A pause with %s is refused.', async (_, json, status) => {
  const { id } = await owing(20);
  expect((await call(`/invoice/${id}/pause`, json, {}, 'PUT')).status).toBe(status);
  expect((await call('/invoice/nobody/pause', { until: null, reason: 'x' }, {}, 'PUT')).status).toBe(404);
});

it('A transfer on the bank statement that may be for an invoice holds its reminder.', async () => {
  const invoice = await owing(7);
  const content = `Date,Description,Amount\n25/01/2026,${invoice.reference},${invoice.owing / 100}`;
  const file = { name: 'may.csv', account: 'Held', content: Buffer.from(content).toString('base64') };
  await call('/statements', { ...file, expected: 1 });
  await remind(server.app);
  expect(await lettersOf(invoice, 'reminder')).toEqual([]);
  const { invoices, nextReminder } = await accountOf(invoice);
  expect([invoices[0]?.heldBecause, nextReminder]).toEqual([expect.stringContaining('bank statement'), null]);
});

it('Staff send a statement of the account, once for a press, with all that is open.', async () => {
  const email = newFamily();
  const one = await owing(40, email);
  const later = await owing(-60, email, 'Ana');
  const { id } = await accountOf(one);
  const headers = { [IDEMPOTENCY_HEADER]: 'a double click' };
  const answers = [
    await call(`/owed/${id}/letter`, undefined, headers, 'POST'),
    await call(`/owed/${id}/letter`, undefined, headers, 'POST'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const letters = await until(
    async () => sentTo(email, 'open on your account'),
    ({ length }) => length > 0,
  );
  expect(letters).toHaveLength(1);
  const text = letters[0] ? textOf(letters[0]) : '';
  for (const { number } of [one, later]) expect(text).toContain(number);
  expect(text).toContain('Still to pay: £809.90');
});

it('An enquiry that is removed takes its reminders and pauses along.', async () => {
  const invoice = await owing(7);
  await remind(server.app);
  await call(`/invoice/${invoice.id}/pause`, { until: null, reason: 'x' }, {}, 'PUT');
  await removeEnquiry(server.app, invoice.enquiryId);
  for (const table of ['reminders', 'reminderPauses'] as const)
    expect(
      await server.app.db.selectFrom(table).select('invoiceId').where('invoiceId', '=', invoice.id).execute(),
    ).toEqual([]);
});

it('Staff set the days, and reminders go by these from then on; of two at once one hears of the other.', async () => {
  const invoice = await owing(2);
  await remind(server.app);
  expect(await lettersOf(invoice, 'reminder')).toHaveLength(1);
  expect((await call<ReminderDays>('/reminder-days')).body).toMatchObject({ days: [-3, 1, 7, 14, 30], version: 0 });
  for (const days of [[1.5], [400], [7, 7]])
    expect((await call('/reminder-days', { days, version: 0 }, {}, 'PUT')).status).toBe(422);
  const set = await call<ReminderDays>('/reminder-days', { days: [5, -2], version: 0 }, {}, 'PUT');
  expect(set.body).toMatchObject({ days: [-2, 5], version: 1, madeBy: 'A Staff' });
  expect(await call('/reminder-days', { days: [9], version: 0 }, {}, 'PUT')).toMatchObject({
    status: 409,
    body: { error: REMINDER_DAYS_CHANGED.word, stored: { days: [-2, 5] } },
  });

  const late = await owing(5);
  const early = await owing(1);
  await remind(server.app);
  expect(await lettersOf(late, 'reminder')).toHaveLength(1);
  expect(await lettersOf(early, 'reminder')).toEqual([]);
  expect(await lettersOf(invoice, 'reminder')).toHaveLength(1);
  await server.app.db.deleteFrom('siteSettings').execute();
});

it('A site that names no days reminds nobody.', async () => {
  const quiet = await owing(7);
  await remind({ ...server.app, settings: { ...server.app.settings, reminderDays: [] } });
  expect(await lettersOf(quiet, 'reminder')).toEqual([]);
});
