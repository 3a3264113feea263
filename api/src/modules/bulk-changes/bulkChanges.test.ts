import {
  type BulkChange,
  type BulkSelection,
  type BulkValue,
  COUNT_CHANGED,
  ENQUIRY_MERGED,
  type Enquiry,
  type EnquiryChange,
  type EnquirySummary,
  IDEMPOTENCY_HEADER,
  isBulkUnderWay,
  LETTERS_WAIT_MINUTES,
  type ListPage,
  type Session,
  type Submitted,
} from '@forms/shared/contract';
import { openDatabase } from '../../platform/database/database';
import { daysFromNow } from '../../platform/time';
import { openDayWith } from '../../testing/openDay';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addForm } from '../forms/storedForms';
import { messagesShown } from '../messages/storedMessages';
import { removeEnquiry } from '../retention/removeEnquiry';
import { goOn } from './goOn';
import { removeBulkChanges } from './removeBulkChanges';
import { startChange } from './startChange';

const openDay = openDayWith();

let server: TestServer;
let ana: { cookie: string };
let ben: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  ana = await server.signIn('Staff');
  ben = await server.signIn('Staff');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
});
afterEach(() => server.stop());

async function submit(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const firstName of names) {
    const values = { firstName, lastName: 'Hall', email: `${firstName}@example.org` };
    const response = await server.send('/api/webforms/form/open-day/data', { json: [{ name: 'you', values }] });
    ids.push(((await response.json()) as Submitted).id);
  }
  return ids;
}
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Li${at}`);
const listed = async () =>
  ((await (await server.send('/api/enquiries?size=100', { headers: ana })).json()) as ListPage<EnquirySummary>).rows;
const read = async (id: string) =>
  (await (await server.send(`/api/enquiries/${id}`, { headers: ana })).json()) as Enquiry;

const start = (value: BulkValue, selection: BulkSelection, headers: Record<string, string> = ana) =>
  server.send('/api/bulk-changes', { json: { value, selection }, headers });
const changed = async (response: Response) => (await response.json()) as BulkChange;
const ended = (id: string, headers = ana): Promise<BulkChange> =>
  until(
    async () => {
      const changes = (await (await server.send('/api/bulk-changes', { headers })).json()) as BulkChange[];
      return changes.find((each) => each.id === id) as BulkChange;
    },
    ({ state }) => !isBulkUnderWay(state),
  );
const put = (id: string, change: EnquiryChange) =>
  server.send(`/api/enquiries/${id}`, { method: 'PUT', headers: ben, json: change });
const act = (id: string, what: 'again' | 'undo', headers = ana) =>
  server.send(`/api/bulk-changes/${id}/${what}`, { method: 'POST', headers });
const matching = (count: number, more: Partial<Extract<BulkSelection, { kind: 'matching' }>> = {}): BulkSelection => ({
  ...{ kind: 'matching', filter: {}, searched: '', except: [], count },
  ...more,
});
const completed: BulkValue = { field: 'status', newValue: 'completed' };
const statuses = async () => new Map((await listed()).map(({ id, status }) => [id, status]));

it('All that match are changed but for those left out, each with its history, and what was so already is counted apart.', async () => {
  const [one = '', two = '', three = ''] = await submit('Zoe', 'Rui', 'Ana', 'Eve');
  await server.send(`/api/enquiries/${two}`, {
    ...{ method: 'PUT', headers: ben },
    json: { field: 'status', newValue: 'completed', version: 1 },
  });
  const { id } = await changed(await start(completed, matching(3, { except: [three] })));
  expect(await ended(id)).toMatchObject({
    ...{ state: 'changed', asked: 3, found: 3, failed: [] },
    counts: { done: 2, same: 1, conflict: 0, refused: 0 },
  });
  expect([...(await statuses()).values()].sort()).toEqual(['completed', 'completed', 'completed', 'new']);
  expect((await statuses()).get(three)).toBe('new');
  expect((await read(one)).steps.at(-1)).toMatchObject({ status: 'completed' });
});

it('What a list is narrowed to by tab and words is what is changed, and the words are not kept.', async () => {
  const [zoe = ''] = await submit('Zoe', 'Rui');
  const { id } = await changed(
    await start({ field: 'tag', newValue: 'Evenings' }, matching(1, { filter: { tab: 'new' }, searched: 'zoe' })),
  );
  expect(await ended(id)).toMatchObject({ counts: { done: 1 } });
  expect((await read(zoe)).tags).toEqual(['Evenings']);
  const { selection } = await server.app.db.selectFrom('bulkChanges').select('selection').executeTakeFirstOrThrow();
  expect(selection).toBe('');
});

it('Where another number match than were counted, nothing is changed and the number is said.', async () => {
  await submit('Zoe', 'Rui');
  const response = await start(completed, matching(1));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: COUNT_CHANGED, count: 2 });
  expect([...(await statuses()).values()]).toEqual(['new', 'new']);
});

it('Pressed twice it is done once, and answers the same.', async () => {
  const [one = ''] = await submit('Zoe', 'Rui');
  const headers = { ...ana, [IDEMPOTENCY_HEADER]: 'one-press' };
  const selection = matching(2, { filter: { tab: 'new' } });
  const [first, second] = await Promise.all([
    start(completed, selection, headers).then(changed),
    start(completed, selection, headers).then(changed),
  ]);
  expect(second?.id).toBe(first?.id);
  // By then none of them match any more.
  expect((await changed(await start(completed, selection, headers))).id).toBe(first?.id);
  await ended(first?.id ?? '');
  expect((await read(one)).steps.filter(({ status }) => status === 'completed')).toHaveLength(1);
});

it('What somebody else has changed since it was seen stays theirs, is named with the cause, and is changed when it is tried again.', async () => {
  const [one = '', two = ''] = await submit('Zoe', 'Rui');
  await server.send(`/api/enquiries/${one}`, {
    ...{ method: 'PUT', headers: ben },
    json: { field: 'status', newValue: 'declined', version: 1 },
  });
  const rows = [one, two].map((id) => ({ id, version: 1 }));
  const { id } = await changed(await start(completed, { kind: 'picked', rows }));
  expect(await ended(id)).toMatchObject({
    counts: { done: 1, conflict: 1 },
    failed: [{ enquiry: { id: one, status: 'declined' }, why: expect.stringContaining('Somebody else has changed') }],
  });
  await act(id, 'again');
  expect(await ended(id)).toMatchObject({ counts: { done: 2, conflict: 0 }, failed: [] });
  expect((await statuses()).get(one)).toBe('completed');
});

it('Picked enquiries that the same person has just changed so are theirs to change once more, as they were seen.', async () => {
  const [one = ''] = await submit('Zoe');
  const selection: BulkSelection = { kind: 'picked', rows: [{ id: one, version: 1 }] };
  await ended((await changed(await start(completed, selection))).id);
  const { id } = await changed(await start({ field: 'tag', newValue: 'Evenings' }, selection));
  expect(await ended(id)).toMatchObject({ counts: { done: 1, conflict: 0 } });
  const { id: bens } = await changed(await start({ field: 'status', newValue: 'declined' }, selection, ben));
  expect(await ended(bens, ben)).toMatchObject({ counts: { done: 0, conflict: 1 } });
});

it('Two people change the same enquiries at once: each has one of them or hears of it, and no change is lost.', async () => {
  const ids = await submit(...numbered(30));
  const selection: BulkSelection = { kind: 'picked', rows: ids.map((id) => ({ id, version: 1 })) };
  const [anas, bens] = await Promise.all([
    start(completed, selection).then(changed),
    start({ field: 'status', newValue: 'declined' }, selection, ben).then(changed),
  ]);
  const [one, other] = [await ended(anas?.id ?? ''), await ended(bens?.id ?? '', ben)];
  expect((one.counts.done ?? 0) + (other.counts.done ?? 0)).toBe(30);
  expect((one.counts.conflict ?? 0) + (other.counts.conflict ?? 0)).toBe(30);
  const by = [...(await statuses()).values()];
  expect(by.filter((status) => status === 'completed')).toHaveLength(one.counts.done ?? 0);
  expect(by.filter((status) => status === 'declined')).toHaveLength(other.counts.done ?? 0);
});

it('It is taken back where nobody has changed anything since; what somebody has stays, and is named.', async () => {
  const [one = '', two = ''] = await submit('Zoe', 'Rui');
  const colleagues = (await (await server.send('/api/colleagues', { headers: ana })).json()) as { id: string }[];
  const to = colleagues[0]?.id ?? '';
  const { id } = await changed(await start({ field: 'assignee', newValue: to }, matching(2)));
  await ended(id);
  expect(await read(one)).toMatchObject({ assignee: { id: to }, status: 'inProgress' });
  const { version } = await read(two);
  await server.send(`/api/enquiries/${two}`, {
    ...{ method: 'PUT', headers: ben },
    json: { field: 'status', newValue: 'declined', version },
  });
  await act(id, 'undo');
  expect(await ended(id)).toMatchObject({
    ...{ state: 'undone', counts: { undone: 1, stays: 1, done: 0 } },
    failed: [{ enquiry: { id: two } }],
  });
  expect(await read(one)).toMatchObject({ assignee: null, status: 'new' });
  expect(await read(two)).toMatchObject({ assignee: { id: to }, status: 'declined' });
  // A second press, and trying again what was taken back, do nothing.
  await act(id, 'undo');
  await act(id, 'again');
  expect(await ended(id)).toMatchObject({ state: 'undone', counts: { undone: 1, stays: 1 } });
});

it('Each of those that are changed at once has its outcome, and gets back what it had itself; a duplicate is refused.', async () => {
  const [zoe = '', rui = '', ana2 = '', eve = ''] = await submit('Zoe', 'Rui', 'Ana', 'Eve');
  await put(rui, { field: 'status', newValue: 'inProgress', version: 1 });
  await put(eve, { field: 'status', newValue: 'completed', version: 1 });
  const merged = { enquiryId: ana2, mergedInto: zoe, author: 'Ben', madeAt: new Date().toISOString() };
  await server.app.db.insertInto('mergedEnquiries').values(merged).execute();
  const rows = [zoe, rui, ana2, eve].map((id) => ({ id, version: id === rui || id === eve ? 2 : 1 }));
  const { id } = await changed(await start(completed, { kind: 'picked', rows }));
  expect(await ended(id)).toMatchObject({
    counts: { done: 2, same: 1, refused: 1 },
    failed: [{ enquiry: { id: ana2 }, why: ENQUIRY_MERGED.message }],
  });
  expect((await read(ana2)).version).toBe(1);
  await act(id, 'undo');
  expect(await ended(id)).toMatchObject({ counts: { undone: 2, same: 1 } });
  expect((await read(zoe)).steps.map(({ status }) => status)).toEqual(['completed', 'new']);
  expect((await read(rui)).steps.map(({ status }) => status)).toEqual(['inProgress', 'completed', 'inProgress']);
  expect((await read(eve)).status).toBe('completed');
});

it('A tutor is given what they see alone, each history says from whom, and taken back it is theirs again.', async () => {
  const [zoe = '', rui = '', exam = ''] = await submit('Zoe', 'Rui', 'Ana');
  const { db } = server.app;
  await db.updateTable('enquiries').set({ type: 'supp' }).execute();
  await db.updateTable('enquiries').set({ type: 'exams' }).where('id', '=', exam).execute();
  const [before] = await db.selectFrom('users').select(['id', 'name']).execute();
  await put(rui, { field: 'assignee', newValue: before?.id ?? '', version: 1 });
  const known = await db.selectFrom('users').select('id').execute();
  await server.signIn('Tutor');
  const tutor = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(
      'id',
      'not in',
      known.map((each) => each.id),
    )
    .executeTakeFirstOrThrow();
  const { version } = await read(rui);
  const rows = [zoe, rui, exam].map((id) => ({ id, version: id === rui ? version : 1 }));
  const { id } = await changed(await start({ field: 'assignee', newValue: tutor.id }, { kind: 'picked', rows }));
  expect(await ended(id)).toMatchObject({
    counts: { done: 2, refused: 1 },
    failed: [{ enquiry: { id: exam, assignee: null, status: 'new' }, why: expect.stringContaining('A tutor') }],
  });
  expect([await read(zoe), await read(rui)]).toMatchObject([
    { assignee: { id: tutor.id }, status: 'inProgress', edits: [{ field: 'assignee', before: '', after: tutor.name }] },
    { assignee: { id: tutor.id }, edits: [{}, { field: 'assignee', before: before?.name, after: tutor.name }] },
  ]);
  await act(id, 'undo');
  expect(await ended(id)).toMatchObject({ counts: { undone: 2, refused: 1 } });
  expect([await read(zoe), await read(rui)]).toMatchObject([
    { assignee: null, status: 'new' },
    { assignee: { id: before?.id }, status: 'inProgress' },
  ]);
});

it('A tag that is taken back leaves those that were there.', async () => {
  const [one = ''] = await submit('Zoe');
  await server.send(`/api/enquiries/${one}`, {
    ...{ method: 'PUT', headers: ana },
    json: { field: 'tags', newValue: ['Mornings'], version: 1 },
  });
  const { id } = await changed(await start({ field: 'tag', newValue: 'Evenings' }, matching(1)));
  await ended(id);
  expect((await read(one)).tags).toEqual(['Evenings', 'Mornings']);
  await act(id, 'undo');
  await ended(id);
  expect((await read(one)).tags).toEqual(['Mornings']);
});

it('An enquiry that takes no more tags is refused by itself, and the others are tagged.', async () => {
  const [full = '', other = ''] = await submit('Zoe', 'Rui');
  const tags = Array.from({ length: 20 }, (_, at) => `Tag ${at}`);
  await server.send(`/api/enquiries/${full}`, {
    ...{ method: 'PUT', headers: ana },
    json: { field: 'tags', newValue: tags, version: 1 },
  });
  const { id } = await changed(await start({ field: 'tag', newValue: 'Evenings' }, matching(2)));
  expect(await ended(id)).toMatchObject({
    counts: { done: 1, refused: 1 },
    failed: [{ enquiry: { id: full }, why: 'It has 20 tags already.' }],
  });
  expect((await read(other)).tags).toEqual(['Evenings']);
});

it('Nobody is assigned what somebody who does not work here would have, and no change begins.', async () => {
  const [one = ''] = await submit('Zoe');
  const selection: BulkSelection = { kind: 'picked', rows: [{ id: one, version: 1 }] };
  expect((await start({ field: 'assignee', newValue: 'nobody-here' }, selection)).status).toBe(422);
  expect(await server.app.db.selectFrom('bulkChanges').selectAll().execute()).toEqual([]);
});

it('A colleague who is gone by then is assigned nothing: each enquiry says why.', async () => {
  const ids = await submit('Zoe', 'Rui');
  const { db } = server.app;
  const asker = await db.selectFrom('users').select(['id', 'name']).executeTakeFirstOrThrow();
  const elsewhere = (await (await server.send('/api/colleagues', { headers: ana })).json()) as { id: string }[];
  const to = elsewhere.find(({ id }) => id !== asker.id)?.id ?? '';
  const value: BulkValue = { field: 'assignee', newValue: to };
  const rows = ids.map((id) => ({ id, version: 1 }));
  const settings = server.app.settings;
  await server.stop({ keepData: true });
  const closed = await openDatabase(settings);
  const id = await startChange(closed, { value, selection: { kind: 'picked', rows } }, as(asker), undefined);
  await closed.updateTable('users').set({ active: 0 }).where('id', '=', to).execute();
  while (await goOn(closed, id, 0)) {}
  const outcomes = await closed.selectFrom('bulkRows').select(['outcome', 'why']).execute();
  await closed.destroy();
  server = await TestServer.start({}, { dataDir: server.dataDir });
  expect(outcomes).toEqual(
    ids.map(() => ({ outcome: 'refused', why: expect.stringContaining('Nobody of the staff') })),
  );
});

const as = ({ id, name }: { id: string; name: string }): Pick<Session, 'userId' | 'name' | 'roles'> => ({
  ...{ userId: id, name },
  roles: ['Staff'],
});

it('What a server left half done when it ended, the next one finishes, each enquiry once.', async () => {
  const ids = await submit(...numbered(60));
  const { db, settings } = server.app;
  const asker = await db.selectFrom('users').select(['id', 'name']).executeTakeFirstOrThrow();
  await server.stop({ keepData: true });
  const left = await openDatabase(settings);
  const id = await startChange(left, { value: completed, selection: matching(60) }, as(asker), undefined);
  // It finds them, and changes the first of them.
  await goOn(left, id, 0);
  await goOn(left, id, 0);
  const half = await left.selectFrom('bulkRows').select('outcome').execute();
  await left.destroy();
  expect(half.filter(({ outcome }) => outcome === 'done').length).toBeLessThan(60);
  expect(half.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(0);

  server = await TestServer.start({}, { dataDir: server.dataDir });
  await until(
    () => server.app.db.selectFrom('bulkChanges').select('state').executeTakeFirstOrThrow(),
    ({ state }) => state === 'changed',
  );
  const steps = await server.app.db
    .selectFrom('enquirySteps')
    .select('enquiryId')
    .where('status', '=', 'completed')
    .execute();
  expect(steps.map(({ enquiryId }) => enquiryId).sort()).toEqual(ids.sort());
});

it('It is seen by whoever began it alone, until they dismiss it; what ended well goes when the next begins.', async () => {
  await submit('Zoe');
  const { id } = await changed(await start(completed, matching(1)));
  await ended(id);
  const shown = async (headers = ana) =>
    ((await (await server.send('/api/bulk-changes', { headers })).json()) as BulkChange[]).map((each) => each.id);
  expect(await shown(ben)).toEqual([]);
  expect((await act(id, 'undo', ben)).status).toBe(404);
  expect((await server.send(`/api/bulk-changes/${id}`, { method: 'DELETE', headers: ben })).status).toBe(404);
  const next = await changed(await start({ field: 'tag', newValue: 'Evenings' }, matching(1)));
  expect(await shown()).toEqual([next.id]);
  await ended(next.id);
  expect((await server.send(`/api/bulk-changes/${next.id}`, { method: 'DELETE', headers: ana })).status).toBe(204);
  expect(await shown()).toEqual([]);
});

it('An enquiry that is erased goes from it, and what is a month old is removed.', async () => {
  const [one = '', two = ''] = await submit('Zoe', 'Rui');
  const { db } = server.app;
  await ended((await changed(await start(completed, matching(2)))).id);
  await removeEnquiry(server.app, one);
  expect(await db.selectFrom('bulkRows').select('enquiryId').execute()).toEqual([{ enquiryId: two }]);
  await removeBulkChanges(db);
  expect(await db.selectFrom('bulkChanges').select('id').execute()).toHaveLength(1);
  await db
    .updateTable('bulkChanges')
    .set({ askedAt: daysFromNow(-31) })
    .execute();
  await removeBulkChanges(db);
  expect(await db.selectFrom('bulkChanges').select('id').execute()).toEqual([]);
});

const lettersOf = async (id: string) => (await read(id)).mail.filter(({ kind }) => kind === 'message');
const messagesTo = async (id: string) =>
  (await (await server.send(`/api/enquiries/${id}/messages`, { headers: ana })).json()) as { text: string }[];
const picked = (...ids: string[]): BulkSelection => ({ kind: 'picked', rows: ids.map((id) => ({ id, version: 1 })) });
const writing: BulkValue = {
  field: 'letter',
  newValue: 'Dear {name}, about {reference}: {form} is on Friday. {staff}',
};

it('Many are written to, each in their own words, by a letter that waits; one without an address is named.', async () => {
  const [zoe = '', rui = ''] = await submit('Zoë', 'Rui');
  await server.app.db
    .updateTable('enquiries')
    .set({ pages: JSON.stringify([{ name: 'you', values: {} }]) })
    .where('id', '=', rui)
    .execute();
  const { id } = await changed(await start(writing, picked(zoe, rui)));
  const { counts, failed } = await ended(id);
  expect(counts).toMatchObject({ done: 1, refused: 1 });
  expect(failed.map(({ why }) => why)).toEqual(['It has no address to write to.']);
  const { reference } = await read(zoe);
  expect(await messagesTo(zoe)).toMatchObject([
    { text: `Dear Zoë Hall, about ${reference}: Open day is on Friday. A Staff` },
  ]);
  expect([await lettersOf(zoe), await messagesTo(rui)]).toEqual([[expect.objectContaining({ state: 'queued' })], []]);
  const { runAt } = await server.app.db
    .selectFrom('jobs')
    .select('runAt')
    .where('enquiryId', '=', zoe)
    .orderBy('runAt', 'desc')
    .executeTakeFirstOrThrow();
  expect(Date.parse(runAt)).toBeGreaterThan(Date.now() + (LETTERS_WAIT_MINUTES - 1) * 60_000);
  expect(await messagesShown(server.app.db, zoe)).toEqual([]);
  await server.app.db.updateTable('messages').set({ sentAt: new Date().toISOString() }).execute();
  expect(await messagesShown(server.app.db, zoe)).toMatchObject([{ from: 'staff' }]);
});

it('A letter to many is taken back where it waits; where it has gone it stays, and its enquiry is named.', async () => {
  const [zoe = '', rui = ''] = await submit('Zoë', 'Rui');
  const { id } = await changed(await start(writing, picked(zoe, rui)));
  await ended(id);
  await server.app.db
    .updateTable('letters')
    .set({ sentAt: new Date().toISOString() })
    .where('enquiryId', '=', rui)
    .where('kind', '=', 'message')
    .execute();
  await act(id, 'undo');
  const { counts, failed } = await ended(id);
  expect(counts).toMatchObject({ undone: 1, stays: 1 });
  expect(failed.map(({ enquiry, why }) => [enquiry.id, why])).toEqual([[rui, 'Its letter has gone.']]);
  expect([await messagesTo(zoe), await lettersOf(zoe)]).toEqual([[], []]);
  expect(await messagesTo(rui)).toHaveLength(1);
  expect((await read(zoe)).payments.some(({ detail }) => detail.endsWith(': it was taken back'))).toBe(true);
});
