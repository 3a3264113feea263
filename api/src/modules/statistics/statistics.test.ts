import { type FormMove, type Invoice, mondayOf, type Statistics, today } from '@forms/shared/contract';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let staff: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
});
afterEach(() => server.stop());

const read = async (from: string, to: string) => {
  const response = await server.send(`/api/statistics?from=${from}&to=${to}`, { headers: staff });
  return { status: response.status, body: (await response.json()) as Statistics };
};
const ofToday = async () => (await read(today(), today())).body;

it('Submissions are counted by week, form, campus and where people heard of the college, also once their enquiry is gone.', async () => {
  const exam = await examEntry(server, 'gcse', 'aqa', '8300');
  const origin = { arrangements: { leadOrigin: { leadOrigin: 'search', leadOriginMeta: 'Google' } } };
  const first = await register(server, [exam], 'callback', origin);
  await register(server, [exam], 'callback', origin);
  const { submissions, forms, origins } = await ofToday();
  const of = { week: mondayOf(today()), formSlug: 'exams-registration-v2', campus: 'oxford', origin: 'search' };
  expect(submissions).toEqual([{ ...of, count: 2 }]);
  expect(forms).toContainEqual({ slug: 'exams-registration-v2', title: 'Exams registration', steps: [] });
  expect(origins).toContainEqual({ id: 'search', name: 'Search engine' });
  await removeEnquiry(server.app, first.id);
  expect((await ofToday()).submissions).toEqual(submissions);
});

it('Of years each week is counted once, one over New Year too, in their order; what lies outside is left out.', async () => {
  const days = ['2023-12-31', '2024-01-01', '2024-12-31', '2025-01-01', '2025-06-04', '2026-01-04', '2026-01-05'];
  const of = { formSlug: 'lessons', campus: 'oxford', origin: null } as const;
  await server.app.db
    .insertInto('formSubmissions')
    .values(days.map((on) => ({ id: on, on, ...of })))
    .execute();
  const weeks = async (from: string, to: string) =>
    (await read(from, to)).body.submissions.map(({ week, count }) => [week, count]);
  expect(await weeks('2024-01-01', '2026-01-04')).toEqual([
    ['2024-01-01', 1],
    ['2024-12-30', 2],
    ['2025-06-02', 1],
    ['2025-12-29', 1],
  ]);
  expect(await weeks('2024-12-31', '2024-12-31')).toEqual([['2024-12-30', 1]]);
});

it('Money is counted by the month in which it was asked or moved, what undoes an entry by its own.', async () => {
  const { id } = await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  const invoice = await server.app.db
    .selectFrom('invoices')
    .select(['id', 'amount'])
    .where('enquiryId', '=', id)
    .executeTakeFirstOrThrow();
  const receive = async (amount: number, receivedOn: string) => {
    const json = { kind: 'transfer', amount, receivedOn, reference: '', note: '' };
    const headers = { ...staff, 'Idempotency-Key': `${amount} ${receivedOn}` };
    return (await server.send(`/api/invoice/${invoice.id}/receipt`, { json, headers })).json() as Promise<Invoice>;
  };
  await receive(10_000, '2026-01-31');
  await receive(5_000, '2026-02-01');
  const { entries } = await receive(700, '2026-02-02');
  const wrong = entries.find(({ amount }) => amount === 700);
  const json = { reason: 'Of somebody else' };
  await server.send(`/api/invoice/${invoice.id}/entry/${wrong?.id}/reverse`, { json, headers: staff });

  const nothing = { invoiced: 0, credited: 0, received: 0, refunded: 0 };
  expect((await read('2026-01-31', today())).body.money).toEqual([
    { ...nothing, month: '2026-01', received: 10_000 },
    { ...nothing, month: '2026-02', received: 5_700 },
    { ...nothing, month: today().slice(0, 7), invoiced: invoice.amount, received: -700 },
  ]);
  expect((await read('2026-02-01', '2026-02-01')).body.money).toEqual([
    { ...nothing, month: '2026-02', received: 5_000 },
  ]);
});

it('A period that ends before it begins is refused, and one of more years than anybody counts.', async () => {
  expect((await read('2026-02-01', '2026-01-31')).status).toBe(400);
  expect((await read('0002-02-01', '2026-01-31')).status).toBe(400);
});

const VISITED = 'tuition-services-v2';
const moves = (move: object, headers: Record<string, string> = {}, slug = VISITED) =>
  server.send(`/api/webforms/form/${slug}/move`, { json: { version: 1, campus: 'oxford', ...move }, headers });
const stepsVisited = async () => {
  const { visits, forms } = await ofToday();
  return { ...visits, named: forms.find(({ slug }) => slug === VISITED)?.steps ?? [] };
};
/** The names of the form's pages. */
async function pageNames(): Promise<[string, string]> {
  const { json } = (await (await server.send(`/api/v2/form/${VISITED}`)).json()) as {
    json: { pages: { name: string }[] };
  };
  const [first, second] = json.pages.map(({ name }) => name);
  return [first ?? '', second ?? ''];
}

it('Moves through a form are counted by week, version and campus: who began, reached a step, went on from it and finished in what time.', async () => {
  const [first, second] = await pageNames();
  await moves({ did: 'begin', at: first });
  await moves({ did: 'begin', at: first });
  await moves({ did: 'goOn', from: first, to: second });
  await moves({ did: 'goOn', from: first, to: second });
  await moves({ did: 'goOn', from: second, to: '_check' });
  expect((await moves({ did: 'finish', from: '_check', span: 5 })).status).toBe(204);
  const { weeks, steps, spans, named } = await stepsVisited();
  const of = { formSlug: VISITED, campus: 'oxford' };
  expect(weeks).toEqual([{ ...of, week: mondayOf(today()), begun: 2, finished: 1 }]);
  const step = (name: string, reached: number, wentOn: number) => ({
    ...of,
    formVersion: 1,
    step: name,
    reached,
    wentOn,
  });
  expect(steps).toHaveLength(3);
  expect(steps).toEqual(expect.arrayContaining([step(first, 2, 2), step(second, 2, 1), step('_check', 1, 1)]));
  expect(spans).toEqual([{ ...of, span: 5, count: 1 }]);
  expect(named.at(0)?.key).toBe(first);
  expect(named.at(-1)).toEqual({ key: '_check', title: 'Check your answers' });
});

it('Nobody is counted who works here or whose browser asks not to be tracked.', async () => {
  const [first] = await pageNames();
  const begin = { did: 'begin', at: first };
  for (const headers of [staff, { DNT: '1' }, { 'Sec-GPC': '1' }])
    expect((await moves(begin, headers)).status).toBe(204);
  expect((await stepsVisited()).weeks).toEqual([]);
});

it('A move in no form, version or step that there ever was is refused, and so is whatever more it says.', async () => {
  const [first] = await pageNames();
  const begin: Partial<FormMove> = { did: 'begin', at: first };
  expect((await moves(begin, {}, 'nothing')).status).toBe(404);
  expect((await moves({ ...begin, version: 99 })).status).toBe(404);
  expect((await moves({ ...begin, at: 'nowhere' })).status).toBe(404);
  expect((await moves({ did: 'goOn', from: first, to: 'nowhere' })).status).toBe(404);
  expect((await moves({ ...begin, visitor: 'one' })).status).toBe(400);
  expect((await moves({ did: 'finish', from: first, span: 7 })).status).toBe(400);
  expect((await moves({ ...begin, campus: 'paris' })).status).toBe(400);
  expect((await stepsVisited()).steps).toEqual([]);
});

it('A step that a newer version of the form does not have any more is shown where it stood.', async () => {
  const admin = await server.signIn('Admin');
  const fields = [{ name: 'name', type: 'input', label: 'Name' }];
  const formOf = (...names: string[]) => ({
    header: { title: 'Open day' },
    pages: names.map((name) => ({ name, title: `Page ${name}`, fields })),
  });
  const made = { slug: 'open', title: 'Open day', json: formOf('a', 'b', 'c') };
  await server.send('/api/v2/newform', { json: made, headers: admin });
  await moves({ did: 'begin', at: 'a' }, {}, 'open');
  await moves({ did: 'goOn', from: 'a', to: 'b' }, {}, 'open');
  await server.send('/api/v2/form/open', {
    method: 'PUT',
    json: { field: 'json', newValue: formOf('a', 'c', 'd') },
    headers: admin,
  });
  await moves({ did: 'begin', at: 'a', version: 2 }, {}, 'open');
  const { forms } = await ofToday();
  const steps = forms.find(({ slug }) => slug === 'open')?.steps.map(({ key }) => key);
  expect(steps).toEqual(['a', 'b', 'c', 'd']);
});
