import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DRAFT_BYTES,
  DRAFT_DAYS,
  type DraftAnswer,
  type FormDefinition,
  type PageAnswers,
  type SavedDraft,
} from '@forms/shared/contract';
import { withoutToken } from '../../platform/http/logging';
import { fileOfLetter, outboxFolder } from '../../platform/mail/outbox';
import { textOf } from '../../testing/letterParts';
import { examEntry, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addForm, changeForm } from '../forms/storedForms';
import { queuedLetter } from '../letters/storedLetters';
import { removeOld } from '../retention/removeOld';

const definition = (label: string, required: boolean): FormDefinition => ({
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'who', type: 'input', label, required }] }],
});
const answering = (who: string): PageAnswers[] => [{ name: 'you', values: { who, hidden: 'kept too' } }];

const journey = 'a filling in';

describe('unfinished work', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({
      ANSWERS_KEYS: `first:${'a'.repeat(32)}`,
      PUBLIC_URL: 'https://forms.example.org',
    });
    for (const slug of ['open-day', 'other']) {
      await addForm(server.app.db, { slug, title: 'Open day', json: definition('Name', false) }, null);
    }
  });
  afterAll(() => server.stop());

  const post = (json: object) => server.send('/api/webforms/draft', { json });
  const keep = async (who: string, more: object = {}) =>
    (await (
      await post({ slug: 'open-day', version: 1, journey, pages: answering(who), current: 'you', ...more })
    ).json()) as SavedDraft;
  const open = (hash: string) => server.send(`/api/webforms/draft/${hash}`);
  const opened = async (hash: string) => (await (await open(hash)).json()) as DraftAnswer;

  it('is kept behind an unguessable link, and read back as it was', async () => {
    const { hash, savedAt, keptUntil } = await keep('Zoë');
    expect(Buffer.from(hash, 'base64url')).toHaveLength(16);
    expect((Date.parse(keptUntil) - Date.parse(savedAt)) / 86_400_000).toBeCloseTo(DRAFT_DAYS, 3);
    const response = await open(hash);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      slug: 'open-day',
      version: 1,
      journey,
      pages: answering('Zoë'),
      current: 'you',
      savedAt,
      keptUntil,
    });
  });

  it('takes the place of what its link had before', async () => {
    const { hash } = await keep('Zoë');
    expect((await keep('Ana', { hash })).hash).toBe(hash);
    expect((await opened(hash)).pages).toEqual(answering('Ana'));
  });

  it('under a link that is gone or another form’s gets a link of its own', async () => {
    const first = await keep('Zoë');
    const second = await keep('Ana', { hash: first.hash, slug: 'other' });
    expect(second.hash).not.toBe(first.hash);
    expect((await opened(first.hash)).pages).toEqual(answering('Zoë'));
    expect((await keep('Ana', { hash: 'never-given-out' })).hash).not.toBe('never-given-out');
  });

  it('is not found by a wrong link, nor after its time, and is then removed', async () => {
    expect((await open('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    const { hash } = await keep('Zoë');
    const past = new Date(Date.now() - 1000).toISOString();
    await server.app.db.updateTable('drafts').set({ keptUntil: past }).execute();
    expect((await open(hash)).status).toBe(404);
    await keep('Ana');
    expect(await server.app.db.selectFrom('drafts').selectAll().execute()).toHaveLength(1);
  });

  it('cannot be read from the database, which knows neither link nor answers', async () => {
    const { hash } = await keep('Zoë-in-clear');
    const rows = JSON.stringify(await server.app.db.selectFrom('drafts').selectAll().execute());
    expect(rows).not.toContain(hash);
    expect(rows).not.toContain('Zoë');
    expect(rows).not.toContain(Buffer.from('Zoë-in-clear').toString('base64url').slice(2, -2));
  });

  it('is never written into a log by its link', async () => {
    const { hash } = await keep('Zoë');
    expect(withoutToken(`/api/webforms/draft/${hash}`)).toBe('/api/webforms/draft/…');
    expect(withoutToken(`{"route":"/open-day/${hash}","app":"forms"}`)).toBe('{"route":"/open-day/…","app":"forms"}');
  });

  it.each([
    ['no form', { slug: 'unknown' }, 404],
    ['a version that never was', { version: 9 }, 404],
    ['a version that is no number', { version: 'one' }, 400],
    ['pages that are none', { pages: [{ name: 'you' }] }, 400],
    ['more than is kept', { pages: answering('x'.repeat(DRAFT_BYTES)) }, 413],
  ])('of %s is refused with a sentence', async (_, more, status) => {
    const response = await post({ slug: 'open-day', version: 1, journey, pages: answering('Zoë'), ...more });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) });
  });

  describe('of a form that has changed since', () => {
    beforeAll(async () => {
      await changeForm(server.app.db, 'open-day', { json: definition('Full name', true) }, null);
    });
    const submit = (who: string, headers: Record<string, string>) =>
      server.send('/api/webforms/form/open-day/data', { json: [{ name: 'you', values: { who } }], headers });

    it('is finished on the version that it began with', async () => {
      const form = (version: number) => server.send(`/api/v2/form/open-day?version=${version}`);
      expect(await (await form(1)).json()).toMatchObject({ version: 1, json: definition('Name', false) });
      expect((await form(7)).status).toBe(404);
      expect((await server.send('/api/v2/form/open-day?version=first')).status).toBe(400);

      expect((await submit('', { 'form-version': '1' })).status).toBe(201);
      expect((await submit('', { 'form-version': '2' })).status).toBe(422);
      expect((await submit('', {})).status).toBe(422);
      expect((await submit('', { 'form-version': 'first' })).status).toBe(400);
      expect((await submit('', { 'form-version': '7' })).status).toBe(404);
      const { formVersion } = await server.app.db
        .selectFrom('enquiries')
        .select('formVersion')
        .executeTakeFirstOrThrow();
      expect(formVersion).toBe(1);
    });

    it('is emptied when it is submitted, and kept when the submission is refused', async () => {
      const { hash } = await keep('Zoë');
      expect((await submit('', { 'form-version': '2', 'form-draft': hash })).status).toBe(422);
      expect((await open(hash)).status).toBe(200);
      expect((await submit('Zoë', { 'form-version': '2', 'form-draft': hash })).status).toBe(201);
      expect((await open(hash)).status).toBe(410);
    });
  });

  describe('whose link is asked for by letter', () => {
    const mail = (hash: string, email = 'zoe@example.org') =>
      server.send('/api/webforms/draft/letter', { json: { hash, email } });
    const letters = () =>
      server.app.db.selectFrom('letters').select(['id', 'sentAt', 'recipient']).where('kind', '=', 'draft').execute();
    /** Five letters went to the address within the hour: the next one waits. */
    const fillMailbox = () =>
      server.app.db
        .insertInto('letters')
        .values(
          [1, 2, 3, 4, 5].map((at) => ({
            ...queuedLetter({
              id: `full${at}`,
              enquiryId: null,
              kind: 'reply',
              recipient: 'zoe@example.org',
              subject: '',
            }),
            sentAt: new Date().toISOString(),
          })),
        )
        .execute();
    const emptyMailbox = async () => {
      await server.app.db.deleteFrom('letters').where('id', 'like', 'full%').execute();
      await server.app.db
        .updateTable('jobs')
        .set({ runAt: new Date(0).toISOString() })
        .execute();
    };
    const everything = async () => {
      const tables = (['letters', 'draftLetters', 'jobs', 'drafts', 'passwordTries'] as const).map((table) =>
        server.app.db.selectFrom(table).selectAll().execute(),
      );
      return JSON.stringify(await Promise.all(tables));
    };

    it('gets it, once however often it is asked for, and nowhere does the secret wait in clear', async () => {
      await fillMailbox();
      const { hash } = await keep('Zoë');
      for (const email of ['zoe@example.org', 'Zoe+forms@example.org', 'zoe@example.org ']) {
        expect((await mail(hash, email)).status).toBe(204);
      }
      expect(await letters()).toEqual([{ id: expect.any(String), recipient: 'zoe@example.org', sentAt: null }]);
      expect(await everything()).toContain('sealed:first:');
      expect(await everything()).not.toContain(hash);

      await emptyMailbox();
      const [letter] = await until(letters, ([first]) => first?.sentAt !== null);
      const sent = textOf({
        body: readFileSync(join(outboxFolder(server.dataDir), fileOfLetter(letter?.id ?? '')), 'utf8'),
      });
      expect(sent).toContain(`https://forms.example.org/open-day/${hash}\n`);
      expect(sent).toContain('You can go on with “Open day” where you stopped');
      expect(sent).not.toContain('Zoë');
      expect(await everything()).not.toContain('sealed:first:');
    });

    it('gets it in the language of the page on which it was asked for, and a link that opens such a page', async () => {
      const { hash } = await keep('Zoë');
      const json = { hash, email: 'ines@example.org' };
      const asked = await server.send('/api/webforms/draft/letter', { json, headers: { 'accept-language': 'pt-PT' } });
      expect(asked.status).toBe(204);
      const toInes = async () => (await letters()).find(({ recipient }) => recipient === json.email);
      const letter = await until(toInes, (found) => Boolean(found?.sentAt));
      const file = readFileSync(join(outboxFolder(server.dataDir), fileOfLetter(letter?.id ?? '')), 'utf8');
      const sent = textOf({ body: file });
      expect(sent).toContain('Pode continuar «Open day» onde ficou');
      expect(sent).toContain(`https://forms.example.org/open-day/${hash}?campus=lisbon\n`);
      expect(sent).toContain('Tutorial College Lisboa');
    });

    it('is answered alike for every address, and refuses what is no address or no draft', async () => {
      const { hash } = await keep('Zoë');
      expect((await mail(hash, 'nobody@example.org')).status).toBe(204);
      const refused = await mail(hash, 'zoe at home');
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ error: 'no-address', errors: [{ path: 'email' }] });
      expect((await mail('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    });

    it('is forgotten with the address once its time is over, sent or not', async () => {
      // One that is going now would be put into the outbox after it was cleared.
      await until(letters, (all) => all.every(({ sentAt }) => sentAt !== null));
      await fillMailbox();
      await mail((await keep('Zoë')).hash);
      const long = new Date(Date.now() - DRAFT_DAYS * 86_400_000).toISOString();
      await server.app.db.updateTable('letters').set({ queuedAt: long }).where('kind', '=', 'draft').execute();
      await removeOld(server.app);
      expect(await letters()).toEqual([]);
      expect(readdirSync(outboxFolder(server.dataDir))).toEqual([]);
      for (const table of ['draftLetters', 'jobs'] as const) {
        const rows = await server.app.db.selectFrom(table).selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain('letterId');
      }
      await emptyMailbox();
    });
  });

  it('of an exam registration is emptied with it', async () => {
    const { hash } = await keep('Zoë', { slug: 'exams-registration-v2' });
    const exams = [await examEntry(server, 'gcse', 'aqa', '8300')];
    const sent = { json: registration(exams), headers: { 'form-version': '1', 'form-draft': hash } };
    expect((await server.send('/api/webforms/exams/form/data', sent)).status).toBe(201);
    expect((await open(hash)).status).toBe(410);
  });
});
