import {
  clashesSaid,
  type Enquiry,
  type EntryList,
  type EntryOffer,
  type EntryOutcome,
  type ExamEntry,
  type Invoice,
  type ListedEntry,
  SEARCH_HEADER,
  type Sitting,
} from '@forms/shared/contract';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
let physics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  physics = { ...(await examEntry(server, 'alevel', 'ocr', 'H556')), id: '2' };
});
afterAll(() => server.stop());

async function call<T>(path: string, json?: object, method?: string): Promise<{ status: number; body: T }> {
  const response = await server.send(`/api${path}`, { json, headers: staff, ...(method && { method }) });
  return { status: response.status, body: (await response.json()) as T };
}
const list = async (q: string, query: Record<string, string> = {}) => {
  const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(q) };
  return (await (
    await server.send(`/api/exams/entries?${new URLSearchParams(query)}`, { headers })
  ).json()) as EntryList;
};
const named = (firstName: string, said: object = {}) => ({ candidate: { firstName, lastName: 'Šimůnková', ...said } });
const entriesOf = async (enquiryId: string) => (await list('Šimůnk')).rows.filter((row) => row.enquiryId === enquiryId);
const firstOf = async (enquiryId: string) => {
  const [entry] = await entriesOf(enquiryId);
  if (!entry) throw new Error('There is no entry.');
  return entry;
};
const enter = (...entries: Pick<ListedEntry, 'id' | 'version'>[]) =>
  call<EntryOutcome[]>('/exams/entries/entered', { entries: entries.map(({ id, version }) => ({ id, version })) });
const move = (entry: ListedEntry, state: string, version = entry.version) =>
  call<ListedEntry & { error?: string; entry?: ListedEntry }>(
    `/exams/entry/${entry.id}/state`,
    { version, state, reason: 'They rang' },
    'PUT',
  );

it('Each exam of an application is an entry, with its price, papers, campus and arrangements, found without accents.', async () => {
  const { id, reference } = await register(server, [mathematics, physics], 'bacs', {
    ...named('Łucja'),
    arrangements: { needsArrangements: true, arrangements: ['extra-time', 'reader'], arrangementsApproved: 'yes' },
  });
  const { rows, counts, boards } = await list('simunk lucja');
  expect([counts.all, counts.requested, boards.map(({ id, count }) => [id, count])]).toEqual([
    2,
    2,
    [
      ['aqa', 1],
      ['ocr', 1],
    ],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ enquiryId: id, reference, name: 'Łucja Šimůnková', birthDate: '2000-02-29', campus: 'oxford' },
    ...{ price: 4995 + 3 * 6000, state: 'requested', twins: [], evidence: 'missing' },
    papers: [{ code: '8300/1F' }, { code: '8300/2F' }, { code: '8300/3F' }],
    arrangements: ['25% extra time', 'Reader or computer reader'],
    payment: { label: 'Not paid' },
  });
  expect((await list(reference, { board: 'ocr' })).rows.map(({ subject }) => subject.code)).toEqual(['H556']);
  expect((await list(reference, { campus: 'lisbon' })).counts.all).toBe(0);
});

it('Staff mark entries as entered, each with an outcome of its own, and set a state back or refuse it; the history says so.', async () => {
  const { id } = await register(server, [mathematics, physics], 'bacs', named('Ema'));
  const [one, two] = await entriesOf(id);
  if (!one || !two) throw new Error('There are two.');
  expect((await move(two, 'refused')).body).toMatchObject({ state: 'refused', version: 2 });
  const { body: outcomes } = await enter(one, two, { id: 'nobody.001', version: 1 });
  expect(outcomes.map(({ done }) => done)).toEqual([true, false, false]);
  expect(outcomes[1]?.message).toMatch(/somebody else/i);
  const now = await firstOf(id);
  expect(now).toMatchObject({ state: 'entered', version: 2, changedBy: expect.any(String) });
  const late = await move(now, 'requested', 1);
  expect([late.status, late.body.error, late.body.entry?.state]).toEqual([409, 'entry-changed', 'entered']);
  expect((await move(now, 'refused')).status).toBe(409);
  expect((await move(now, 'requested')).body).toMatchObject({ state: 'requested', version: 3 });
  const { payments } = (await call<Enquiry>(`/enquiries/${id}`)).body;
  expect(payments.filter(({ kind }) => kind.startsWith('entry-')).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['entry-refused', expect.stringMatching(/^OCR Physics A \(.*\), Summer .*: They rang$/)],
    ['entry-entered', expect.stringMatching(/^AQA Mathematics \(8300F\), Summer/)],
    ['entry-requested', expect.stringMatching(/: They rang$/)],
  ]);
});

it('What is found is exported as CSV, under the names that Ofqual has for it.', async () => {
  await register(server, [mathematics], 'bacs', named('Olga', { uci: '612340261234D' }));
  const headers = { ...staff, [SEARCH_HEADER]: 'olga' };
  const file = await (await server.send('/api/exams/entries/export', { headers })).text();
  const [head, row, end] = file.split('\r\n');
  expect([head?.slice(0, 75), end]).toEqual([
    '"ExamSeries","AwardingOrganisation","Level","SpecificationCode","Specificat',
    '',
  ]);
  expect(row).toMatch(
    /^"June \d{4}","AQA","GCSE","8300","Mathematics","8300F",.*"612340261234D","","Olga Šimůnková","2000-02-29","Oxford"/,
  );
});

it('Two applications of one person are told of each other; another of that name who was born later is not.', async () => {
  const one = await register(server, [mathematics], 'bacs', named('Dana'));
  const two = await register(server, [physics], 'bacs', named('DÁNA'));
  const other = await register(server, [physics], 'bacs', named('Dana', { dateOfBirth: '2001-03-04' }));
  expect((await firstOf(one.id)).twins).toEqual([{ enquiryId: two.id, reference: two.reference }]);
  expect((await firstOf(other.id)).twins).toEqual([]);
});

/** Says when a paper of the catalogue is sat. */
const setSat = (id: string, sittings: Sitting[]) =>
  server.app.db
    .updateTable('examPapers')
    .set({ minutes: 90, sittings: JSON.stringify(sittings) })
    .where('id', '=', id)
    .execute();

it('Papers show when they are sat in their series, and clash with what the candidate sits then in any of their applications.', async () => {
  const year = mathematics.formData.series.id.slice('summer-'.length);
  const morning: Sitting = { on: `${year}-05-17`, session: 'am' };
  await setSat('aqa-gcse-8300-1f', [morning, { on: `${year}-11-03`, session: 'evening' }]);
  await setSat('aqa-gcse-8300-2f', [{ ...morning, session: 'pm' }]);
  await setSat('ocr-alevel-h556-01', [morning]);
  const { id } = await register(server, [mathematics], 'bacs', named('Tereza'));
  const other = await register(server, [physics], 'bacs', named('Tereza'));
  const entry = await firstOf(id);
  expect(entry.timetable).toMatchObject([
    { code: '8300/1F', minutes: 90, sittings: [{ ...morning, clashes: ['Physics A H556/01'] }] },
    { code: '8300/2F', sittings: [{ session: 'pm', clashes: [] }] },
    { code: '8300/3F', minutes: null, sittings: [] },
  ]);
  const namesake = await register(server, [physics], 'bacs', named('Tereza', { dateOfBirth: '2001-03-04' }));
  const both = { ...mathematics, id: '1' };
  const alone = await register(server, [both, { ...physics, id: '2' }], 'bacs', named('Vilma'));
  const clashing = async (name: string, query = '') => {
    const headers = { ...staff, [SEARCH_HEADER]: name };
    const answer = await server.send(`/api/exams/entries?clash=yes${query}`, { headers });
    const { rows, counts } = (await answer.json()) as EntryList;
    return { of: new Set(rows.map(({ enquiryId }) => enquiryId)), counts };
  };
  expect(await clashing('tereza')).toEqual({ of: new Set([id, other.id]), counts: { all: 2, requested: 2 } });
  expect((await clashing('tereza')).of).not.toContain(namesake.id);
  expect(await clashing('vilma')).toEqual({ of: new Set([alone.id]), counts: { all: 2, requested: 2 } });
  expect((await clashing('vilma', '&board=ocr')).counts).toMatchObject({ all: 1 });
  expect((await clashing('vilma', '&series=autumn-1999')).of).toEqual(new Set());
  await move(await firstOf(other.id), 'refused');
  expect((await clashing('tereza')).of).toEqual(new Set());
  expect(clashesSaid([...(await firstOf(id)).timetable, ...(await firstOf(other.id)).timetable])).toEqual([]);
});

const offered = async (id: string) => (await call<EntryOffer>(`/exams/entry/${id}/offer`)).body;
const invoiceOf = async ({ payment }: ListedEntry) => (await call<Invoice>(`/invoice/${payment?.invoiceId}`)).body;
const lettersOf = async (id: string) =>
  (await call<Enquiry>(`/enquiries/${id}`)).body.mail.map(({ kind }) => kind).filter((kind) => kind !== 'invoice');

it('A withdrawn entry gives back what the key dates say, by a credit note, with a letter, once; more than was asked is refused.', async () => {
  const { id } = await register(server, [mathematics, physics], 'bacs', named('Klára'));
  const entry = await firstOf(id);
  await enter(entry);
  const { version, withdrawal } = await offered(entry.id);
  // All of the board’s fee and half of the centre’s charge.
  expect(withdrawal).toMatchObject({ returned: { board: 4995, centre: 9000 }, most: 22_995 });
  const withdraw = (returned: number) =>
    call<ListedEntry>(`/exams/entry/${entry.id}/withdraw`, { version, returned, reason: 'Moved away' });
  expect((await withdraw(22_996)).status).toBe(422);
  const answers = await Promise.all([withdraw(13_995), withdraw(13_995)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { amount, credited, owing, creditNotes } = await invoiceOf(entry);
  expect([credited, owing]).toEqual([13_995, amount - 13_995]);
  expect(creditNotes.map(({ lines }) => lines.map(({ description }) => description))).toEqual([
    [expect.stringMatching(/^Withdrawn: AQA Mathematics \(8300F\), Summer/)],
  ]);
  expect((await firstOf(id)).state).toBe('withdrawn');
  expect((await lettersOf(id)).sort()).toEqual(['credit-note', 'entry']);
});

it('An amended entry is the other option at its price, with its papers; what was with the board is amended, and what it costs less is credited.', async () => {
  const { id } = await register(server, [mathematics], 'bacs', named('Lenka'));
  const entry = await firstOf(id);
  await enter(entry);
  await server.app.db.updateTable('examEntries').set({ price: 23_995 }).where('id', '=', entry.id).execute();
  const { version, amendment } = await offered(entry.id);
  const [choice] = amendment.choices;
  expect(choice).toMatchObject({ option: { code: '8300H' }, amount: -1000 });
  const amend = (amount: number) =>
    call<ListedEntry & { error?: string }>(`/exams/entry/${entry.id}/amend`, {
      ...{ version, optionId: choice?.option.id, amount, reason: 'A better mock' },
    });
  expect((await amend(0)).body.error).toBe('price-changed');
  expect((await amend(-1000)).body).toMatchObject({
    ...{ state: 'amended', price: 22_995, option: { code: '8300H' } },
    papers: [{ code: '8300/1H' }, { code: '8300/2H' }, { code: '8300/3H' }],
  });
  expect(await invoiceOf(entry)).toMatchObject({ credited: 1000 });
  const { payments } = (await call<Enquiry>(`/enquiries/${id}`)).body;
  expect(payments.find(({ kind }) => kind === 'entry-amended')?.detail).toMatch(
    /^AQA Mathematics \(8300F\), .* became AQA Mathematics \(8300H\), .*: A better mock$/,
  );
});

it('An entry is amended to no exam that its application is entered for already, but to one that was withdrawn.', async () => {
  const unit = await examEntry(server, 'ial', 'edexcel', 'YMA01');
  const { option, series } = unit.formData;
  const other = { ...unit, id: '2', examId: `${series.id}.${option.id.replace('wma11', 'wma12')}` };
  const { id } = await register(server, [unit, other], 'bacs', named('Zdena'));
  const [first, second] = await entriesOf(id);
  if (!first || !second) throw new Error('There are no two entries.');
  const codes = async () => (await offered(first.id)).amendment.choices.map((choice) => choice.option.code);
  expect(await codes()).toContain('WMA13');
  expect(await codes()).not.toContain(second.option.code);
  await move(second, 'refused');
  expect(await codes()).toContain(second.option.code);
});

it('Nobody is amended to what they are too young for, by the catalogue as it is then.', async () => {
  const { id } = await register(server, [mathematics], 'bacs', named('Milan'));
  const { id: entryId, version } = await firstOf(id);
  const [choice] = (await offered(entryId)).amendment.choices;
  const setRule = (ageYears: number | null, ageOn: string | null) =>
    server.app.db
      .updateTable('examOptions')
      .set({ ageYears, ageOn })
      .where('id', '=', choice?.option.id ?? '')
      .execute();
  await setRule(90, '08-31');
  const amended = await call<{ error: string; message: string }>(`/exams/entry/${entryId}/amend`, {
    ...{ version, optionId: choice?.option.id, amount: choice?.amount, reason: 'A better mock' },
  });
  await setRule(null, null);
  expect(amended.body).toMatchObject({
    error: 'too-young',
    message: expect.stringMatching(/^Mathematics \(8300H\) in Summer .*: Only for candidates who are 90 or older on /),
  });
  expect(await firstOf(id)).toMatchObject({ version, option: { code: '8300F' } });
});

it('What an application asked for is withdrawn with it; what is with the board stays, to be told to the board.', async () => {
  const { id, link = '' } = await register(server, [mathematics, physics], 'bacs', named('Hana'));
  await enter(await firstOf(id));
  expect((await server.send('/api/application/withdraw', { json: { link } })).status).toBeLessThan(300);
  expect((await entriesOf(id)).map(({ state, payment }) => [state, payment?.label])).toEqual([
    ['entered', 'Cancelled'],
    ['withdrawn', 'Cancelled'],
  ]);
});

it('Pages follow each other without a gap, by name and in order, and each count is of all of them.', async () => {
  const { id } = await register(server, [mathematics], 'bacs', named('Ivo'));
  const row = await server.app.db
    .selectFrom('examEntries')
    .selectAll()
    .where('enquiryId', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 119 }, (_, at) => ({
    ...row,
    ...{ id: `copy.${at}`, named: `zz paged ${at % 40}`, state: at % 3 === 0 ? ('entered' as const) : row.state },
  }));
  await server.app.db.insertInto('examEntries').values(copies).execute();
  const seen: string[] = [];
  for (let place: string | null = ''; place !== null; ) {
    const page: EntryList = await list('paged zz', place === '' ? {} : { place });
    expect([page.before, page.counts.all, page.counts.entered]).toEqual([seen.length, 119, 40]);
    seen.push(...page.rows.map((each) => each.id));
    place = page.next;
  }
  expect(seen).toHaveLength(119);
  expect(new Set(seen)).toEqual(new Set(copies.map((each) => each.id)));
});

it('Applications from before entries had rows of their own have them after the next start, priced by their invoices; what is removed takes its own along.', async () => {
  const open = await register(server, [mathematics, physics], 'bacs', named('Jan'));
  const given = await register(server, [mathematics], 'bacs', named('Petr'));
  await server.send('/api/application/withdraw', { json: { link: given.link } });
  const [before, beforeGiven] = [await entriesOf(open.id), await entriesOf(given.id)];
  const { db } = server.app;
  for (const table of ['examEntryChanges', 'examEntries'] as const) await db.deleteFrom(table).execute();
  await server.stop({ keepData: true });
  server = await TestServer.start({}, { dataDir: server.dataDir });
  const unlikeBefore = { changedAt: expect.any(String), changedBy: expect.any(String), version: 1 };
  expect(await entriesOf(open.id)).toEqual(before.map((entry) => ({ ...entry, ...unlikeBefore })));
  expect(await entriesOf(given.id)).toEqual(beforeGiven.map((entry) => ({ ...entry, ...unlikeBefore })));
  await enter(await firstOf(open.id));
  await removeEnquiry(server.app, open.id);
  expect(await entriesOf(open.id)).toEqual([]);
});
