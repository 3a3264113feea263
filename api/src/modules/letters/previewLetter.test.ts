import { campuses, type LetterPreview, languageOf, type PreviewAsked, worded } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let admin: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({ BANK_DETAILS: 'Sort code: 12-34-56; Account number: 12345678' });
  admin = await server.signIn('Admin');
});
afterAll(() => server.stop());

const answerTo = (asked: PreviewAsked, headers = admin) =>
  server.send('/api/letter-words/preview', { json: asked, headers });
const preview = async (asked: PreviewAsked) => (await (await answerTo(asked)).json()) as LetterPreview;
const each = campuses.flatMap((campus) => worded.map((kind) => [kind, campus] as const));

it.each(each)(
  'The letter “%s” for %s is shown as it would go, with the words that are being written.',
  async (kind, campus) => {
    const { subject, text, html } = await preview({ kind, campus, words: 'We close <early>.\n\nAsk us.' });
    expect(subject).toContain('EXAMPLE-1');
    expect(text).toContain(languageOf[campus] === 'pt-PT' ? 'Olá Alex Example,' : 'Dear Alex Example,');
    expect(text).toContain('\n\nWe close <early>.\n\nAsk us.\n\n');
    expect(html).toContain(`lang="${languageOf[campus]}"`);
    expect(html).toContain('We close &lt;early&gt;.</p>');
    // All that has a name in braces is filled in.
    expect(subject + text).not.toMatch(/\{\w+\}/);
  },
);

it.each(['invoice', 'reminder', 'account', 'payer-statement'] as const)(
  'The letter “%s” says into which account is to be paid, under a reference that is nobody’s.',
  async (kind) => {
    const { text } = await preview({ kind, campus: 'oxford', words: '' });
    expect(text).toContain('How to pay\nSort code: 12-34-56\nAccount number: 12345678\nPayment reference: EXAMPLE-1');
  },
);

it('A preview keeps nothing and sends nothing, and only an administrator has one.', async () => {
  const asked: PreviewAsked = { kind: 'submission', campus: 'oxford', words: '' };
  expect((await answerTo(asked)).status).toBe(200);
  expect((await answerTo(asked, await server.signIn('Staff'))).status).toBe(403);
  for (const table of ['letters', 'applicationLinks', 'siteSettings'] as const)
    expect(await server.app.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
