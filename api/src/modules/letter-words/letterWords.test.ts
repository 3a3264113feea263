import { LETTER_WORDS_CHANGED, type LetterWords } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let admin: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  admin = await server.signIn('Admin');
});
afterEach(() => server.stop());

const read = async () => (await (await server.send('/api/letter-words', { headers: admin })).json()) as LetterWords;
const change = (version: number, ...letters: object[]) =>
  server.send('/api/letter-words', { method: 'PUT', headers: admin, json: { version, letters } });
const invoice = { kind: 'invoice', 'en-GB': 'We are closed on Friday.', 'pt-PT': '' };

it('Nothing is added at first, and what somebody has saved from then on, with who it was.', async () => {
  expect(await read()).toMatchObject({ letters: [], version: 0, madeBy: null });
  expect((await change(0, invoice)).status).toBe(200);
  expect(await read()).toMatchObject({ letters: [invoice], version: 1, madeBy: 'A Admin' });
});

it.each([
  ['says nothing in either language', [{ ...invoice, 'en-GB': ' ' }], 'letters.0.en-GB'],
  ['is of a kind that staff write themselves', [{ ...invoice, kind: 'reply' }], 'letters.0.kind'],
  ['is too long', [{ ...invoice, 'pt-PT': 'a'.repeat(1_001) }], 'letters.0.pt-PT'],
  ['is of one kind twice', [invoice, invoice], 'letters'],
])('One that %s is refused where it stands.', async (_, letters, path) => {
  const refused = await change(0, ...letters);
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { errors: object[] }).errors).toMatchObject([{ path }]);
  expect(await read()).toMatchObject({ version: 0 });
});

it('Of two who change them at once one hears what the other has saved.', async () => {
  const answers = await Promise.all([change(0, invoice), change(0, { ...invoice, 'pt-PT': 'Fechamos à sexta.' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ error: LETTER_WORDS_CHANGED.word, stored: await read() });
});
