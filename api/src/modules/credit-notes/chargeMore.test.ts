import { type Enquiry, type EntryOffer, type ExamEntry, type Invoice, today } from '@forms/shared/contract';
import { daysFromNow } from '../../platform/time';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let headers: { cookie: string };
let mathematics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start();
  headers = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
});
afterAll(() => server.stop());

async function call<T>(path: string, json?: object, method?: string): Promise<{ status: number; body: T }> {
  const response = await server.send(`/api${path}`, { json, headers, ...(method && { method }) });
  return { status: response.status, body: (await response.json()) as T };
}
const invoiceAt = async (id: string) => (await call<Invoice>(`/invoice/${id}`)).body;
const enquiryAt = async (id: string) => (await call<Enquiry>(`/enquiries/${id}`)).body;
const invoiceOf = async (enquiryId: string) => invoiceAt((await enquiryAt(enquiryId)).invoiceId ?? '');

/** Registers a candidate whose entry costs £20.00 less than what it can be amended to. */
async function entered() {
  const { id, link = '' } = await register(server, [mathematics], 'bacs');
  const entry = `${id}.001`;
  await server.app.db.updateTable('examEntries').set({ price: 20_995 }).where('id', '=', entry).execute();
  const offer = async () => (await call<EntryOffer>(`/exams/entry/${entry}/offer`)).body;
  const amend = async ({ version, amendment }: EntryOffer) => {
    const [choice] = amendment.choices;
    const body = { version, optionId: choice?.option.id, amount: choice?.amount, reason: 'A better mock' };
    return (await call(`/exams/entry/${entry}/amend`, body)).status;
  };
  return { id, link, entry, before: await invoiceOf(id), offer, amend };
}

it('What an amendment costs more is charged at once: the invoice is replaced by one that asks for it too, with its letters, and what came stays paid.', async () => {
  const { id, before, offer, amend } = await entered();
  const received = { kind: 'transfer', amount: before.amount, receivedOn: today(), reference: '', note: '' };
  await call(`/invoice/${before.id}/receipt`, received);
  const seen = await offer();
  expect(seen.amendment).toMatchObject({ isInvoicedAtOnce: true, choices: [{ amount: 2000 }] });
  expect((await Promise.all([amend(seen), amend(seen)])).sort()).toEqual([200, 409]);
  const after = await invoiceOf(id);
  expect(after).toMatchObject({
    ...{ status: 'unpaid', amount: before.amount + 2000, received: before.amount, owing: 2000 },
    ...{ replaces: { id: before.id }, date: today(), dueDate: daysFromNow(14).slice(0, 10) },
  });
  const description = expect.stringMatching(/^Amended to AQA .*8300H/);
  expect(after.items.at(-1)).toMatchObject({ cost: 2000, description });
  const credited = before.amount;
  expect(await invoiceAt(before.id)).toMatchObject({ status: 'cancelled', received: 0, owing: 0, credited });
  const { mail, payments } = await enquiryAt(id);
  expect(mail.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'entry', 'invoice', 'invoice', 'receipt']);
  expect(payments.map(({ detail }) => detail)).toContain(`${before.number} is replaced by ${after.number}`);
});

it('Instalments to come share what is charged more; those that are all due leave it to be paid like any new invoice.', async () => {
  const plans = [
    {
      plan: [
        [-30, 20_000],
        [30, 10_000],
        [60, 10_495],
      ],
      becomes: [20_000, 10_975, 11_520],
    },
    {
      plan: [
        [-60, 20_000],
        [-30, 20_495],
      ],
      becomes: undefined,
    },
  ] as const;
  for (const { plan, becomes } of plans) {
    const { id, before, offer, amend } = await entered();
    const agreed = plan.map(([days, amount]) => ({ dueDate: daysFromNow(days).slice(0, 10), amount }));
    const terms = { dueDate: null, instalmentPlan: JSON.stringify(agreed) };
    await server.app.db.updateTable('invoices').set(terms).where('id', '=', before.id).execute();
    expect(await amend(await offer())).toBe(200);
    const { instalmentPlan, dueDate, amount } = await invoiceOf(id);
    expect(amount).toBe(before.amount + 2000);
    expect(instalmentPlan?.map((each) => each.amount)).toEqual(becomes);
    expect(dueDate).toBe(becomes ? null : daysFromNow(14).slice(0, 10));
  }
});

it('Where staff are at work on a draft, what an amendment costs more waits in it for them, and nothing else changes for who pays.', async () => {
  const { id, before, offer, amend } = await entered();
  const draft = (await call<Invoice>(`/invoice/${before.id}/replacement`, {})).body;
  const seen = await offer();
  expect(seen.amendment.isInvoicedAtOnce).toBe(false);
  expect(await amend(seen)).toBe(200);
  expect(await invoiceOf(id)).toMatchObject({ id: before.id, amount: before.amount, owing: before.owing });
  expect(await invoiceAt(draft.id)).toMatchObject({
    ...{ status: 'proposed', amount: draft.amount + 2000, dueDate: draft.dueDate },
    items: [{}, { cost: 2000 }],
  });
});

it('Where no invoice stands any more, it is the first line of the draft of one.', async () => {
  const { id, link, entry, before, offer, amend } = await entered();
  await call('/exams/entries/entered', { entries: [{ id: entry, version: 1 }] });
  await server.send('/api/application/withdraw', { json: { link } });
  const seen = await offer();
  expect(seen.amendment.isInvoicedAtOnce).toBe(false);
  expect(await amend(seen)).toBe(200);
  const { id: draft } = await server.app.db
    .selectFrom('invoices')
    .select('id')
    .where('enquiryId', '=', id)
    .where('isCurrent', '=', 0)
    .executeTakeFirstOrThrow();
  expect(await invoiceAt(draft)).toMatchObject({ status: 'proposed', amount: 2000, items: [{ cost: 2000 }] });
  expect(await invoiceAt(before.id)).toMatchObject({ status: 'cancelled' });
});

it('Two entries of one application that are amended at once are both charged, or one is refused and charges nothing.', async () => {
  const physics = { ...(await examEntry(server, 'gcse', 'aqa', '8463')), id: '2' };
  const { id } = await register(server, [mathematics, physics], 'bacs');
  const before = await invoiceOf(id);
  const both = await server.app.db.selectFrom('examEntries').select('id').where('enquiryId', '=', id).execute();
  await server.app.db
    .updateTable('examEntries')
    .set(({ eb }) => ({ price: eb('price', '-', 1000) }))
    .where('enquiryId', '=', id)
    .execute();
  const offers = await Promise.all(
    both.map(async (entry) => (await call<EntryOffer>(`/exams/entry/${entry.id}/offer`)).body),
  );
  const answers = await Promise.all(
    offers.map(({ version, amendment: { choices } }, at) =>
      call(`/exams/entry/${both[at]?.id}/amend`, {
        ...{ version, optionId: choices[0]?.option.id, amount: choices[0]?.amount, reason: 'A better mock' },
      }),
    ),
  );
  const charged = offers.reduce((sum, { amendment }, at) => {
    return sum + (answers[at]?.status === 200 ? (amendment.choices[0]?.amount ?? 0) : 0);
  }, 0);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await invoiceOf(id)).amount).toBe(before.amount + charged);
});
