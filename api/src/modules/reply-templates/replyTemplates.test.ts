import { type ReplyTemplates, TEMPLATES_CHANGED } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
});
afterEach(() => server.stop());

const read = async () =>
  (await (await server.send('/api/reply-templates', { headers: staff })).json()) as ReplyTemplates;
const change = (version: number, ...templates: object[]) =>
  server.send('/api/reply-templates', { method: 'PUT', headers: staff, json: { version, templates } });
const place = { id: 'place', title: 'A place is held', text: 'Dear {name}, we hold a place for {reference}.' };

it('Templates are none at first, and as somebody has saved them from then on, with who it was.', async () => {
  expect(await read()).toMatchObject({ templates: [], version: 0, madeBy: null });
  expect((await change(0, place)).status).toBe(200);
  expect(await read()).toMatchObject({ templates: [place], version: 1, madeBy: 'A Staff' });
  expect((await change(1)).status).toBe(200);
  expect(await read()).toMatchObject({ templates: [], version: 2 });
});

it('A field that there is not is refused with the ones that there are.', async () => {
  const refused = await change(0, { ...place, text: 'Dear {nmae}, your {reference}' });
  expect(refused.status).toBe(422);
  const { errors } = (await refused.json()) as { errors: { path: string; message: string }[] };
  expect(errors).toEqual([
    {
      path: 'templates.0.text',
      message: 'There is no field {nmae}. Fields are {name}, {reference}, {form}, {staff}.',
    },
  ]);
  expect(await read()).toMatchObject({ version: 0 });
});

it('Two of one title are refused, for nobody could tell them apart.', async () => {
  expect((await change(0, place, { ...place, id: 'other' })).status).toBe(422);
});

it('Of two who change them at once one hears what the other has saved.', async () => {
  const answers = await Promise.all([change(0, place), change(0, { ...place, title: 'Held' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ error: TEMPLATES_CHANGED.word, stored: await read() });
  expect((await change(5, place)).status).toBe(409);
});
