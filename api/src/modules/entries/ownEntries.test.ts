import type { EnquiryMessages, ExamEntry, OwnEntry } from '@forms/shared/contract';
import { daysFromNow } from '../../platform/time';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
});
afterAll(() => server.stop());

async function call<T>(path: string, json: object): Promise<{ status: number; body: T & { error?: string } }> {
  const response = await server.send(`/api/application/entries${path}`, { json });
  return { status: response.status, body: (await response.json()) as T & { error?: string } };
}
/** An application with one entry, and what its applicant sees of that. */
async function entered() {
  const { id: enquiryId, link = '' } = await register(server, [mathematics], 'bacs');
  const [entry] = (await call<OwnEntry[]>('', { link })).body;
  if (!entry) throw new Error('There is no entry.');
  return { enquiryId, link, entry };
}
const withdraw = (link: string, { id, version, withdrawal }: OwnEntry, returned = withdrawal?.returned) =>
  call<OwnEntry[]>('/withdraw', { link, id, version, returned });
const change = (link: string, { id, version, change }: OwnEntry) => {
  const [choice] = change?.choices ?? [];
  return call<OwnEntry[]>('/amend', { link, id, version, optionId: choice?.optionId, amount: choice?.amount });
};
const messagesTo = async (enquiryId: string) =>
  (await (await server.send(`/api/enquiries/${enquiryId}/messages`, { headers: staff })).json()) as EnquiryMessages;
const creditedFor = (enquiryId: string) =>
  server.app.db
    .selectFrom('creditNotes')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .select(['creditNotes.amount', 'reason'])
    .where('enquiryId', '=', enquiryId)
    .execute();
const tellBoard = ({ id, version }: OwnEntry) =>
  server.send('/api/exams/entries/entered', { json: { entries: [{ id, version }] }, headers: staff });

it('An applicant withdraws an exam for what the key dates give back, by a credit note; a second time it is refused.', async () => {
  const { enquiryId, link, entry } = await entered();
  expect(entry).toMatchObject({ state: 'requested', name: expect.stringContaining('AQA Mathematics') });
  const { status, body } = await withdraw(link, entry);
  expect(status).toBe(200);
  expect(body).toMatchObject([{ id: entry.id, state: 'withdrawn', withdrawal: null, change: null }]);
  const amount = entry.withdrawal?.returned;
  expect(await creditedFor(enquiryId)).toEqual([{ amount, reason: 'As the applicant asked' }]);
  expect((await withdraw(link, entry)).body.error).toBe('entry-changed');
  expect(await creditedFor(enquiryId)).toHaveLength(1);
  expect(await messagesTo(enquiryId)).toEqual([]);
});

it('An applicant changes an exam to another option; staff read in a message what the board has to be told.', async () => {
  const { enquiryId, link, entry } = await entered();
  await tellBoard(entry);
  const [seen = entry] = (await call<OwnEntry[]>('', { link })).body;
  const [choice] = seen.change?.choices ?? [];
  const { body } = await change(link, seen);
  expect(body).toMatchObject([{ state: 'amended', version: 3, name: expect.stringContaining('8300H') }]);
  expect(choice?.name).toContain('8300H');
  expect(await messagesTo(enquiryId)).toMatchObject([
    { from: 'applicant', isWaiting: true, text: expect.stringContaining('The board was told of the entry before.') },
  ]);
});

it('What costs or gives back another sum than was shown is refused, as is what is over or of another application.', async () => {
  const [own, other] = [await entered(), await entered()];
  expect((await withdraw(own.link, own.entry, 1)).body.error).toBe('price-changed');
  expect((await withdraw(own.link, other.entry)).status).toBe(404);
  expect((await withdraw('a'.repeat(43), own.entry)).status).toBe(404);
  const yesterday = daysFromNow(-1).slice(0, 10);
  const rows = await server.app.db.selectFrom('examKeyDates').select(['seriesId', 'board', 'level', 'dates']).execute();
  for (const { dates, ...row } of rows) {
    const over = JSON.parse(dates);
    for (const last of [over?.amendments, over?.withdrawals]) if (last) last.centre = yesterday;
    await server.app.db
      .updateTable('examKeyDates')
      .set({ dates: JSON.stringify(over) })
      .where(({ and }) => and(row))
      .execute();
  }
  const [late] = (await call<OwnEntry[]>('', { link: own.link })).body;
  expect(late).toMatchObject({ withdrawal: null, change: null });
  for (const act of [withdraw, change]) expect((await act(own.link, own.entry)).body.error).toBe('not-open');
});
