import {
  ERASED,
  type ErasureCertificate,
  MOST_SHOWN,
  type PersonalData,
  type Retention,
  type RetentionPreview,
} from '@forms/shared/contract';
import { daysFromNow } from '../../platform/time';
import { firstRun } from '../../testing/firstRun';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { removeOld } from '../retention/removeOld';
import { eraseAged } from './eraseAged';

let server: TestServer;
let admin: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  await firstRun(server, 'retention');
  admin = await server.signIn('Admin');
  await newForm('open-day');
});
afterEach(() => server.stop());

async function newForm(slug: string): Promise<void> {
  const fields = ['firstName', 'email'].map((name) => ({ name, type: 'input', label: name }));
  const pages = [{ name: 'you', title: 'You', fields }];
  const json = { slug, title: slug, json: { header: { title: slug }, pages } };
  expect((await server.send('/api/v2/newform', { json, headers: admin })).status).toBe(201);
}

/** An enquiry with which something happened last so many days ago. */
async function enquiry(daysAgo: number, { slug = 'open-day', firstName = 'Ottoline' } = {}): Promise<string> {
  const json = [{ name: 'you', values: { firstName, email: `${firstName}@example.org` } }];
  const response = await server.send(`/api/webforms/form/${slug}/data`, { json });
  const { id } = (await response.json()) as { id: string };
  await settled(id, daysAgo);
  return id;
}

/** Once the letters about it have gone, all that happened with it was so many days ago. */
async function settled(id: string, daysAgo: number): Promise<void> {
  const { db } = server.app;
  await until(
    () => db.selectFrom('jobs').select('id').where('kind', '=', 'letter').where('enquiryId', '=', id).execute(),
    (jobs) => jobs.length === 0,
  );
  const at = daysFromNow(-daysAgo);
  await db.updateTable('enquiries').set({ submittedAt: at }).where('id', '=', id).execute();
  await db.updateTable('paymentSteps').set({ madeAt: at }).where('enquiryId', '=', id).execute();
}

const isThere = async (id: string) => (await server.send(`/api/enquiries/${id}`, { headers: admin })).status === 200;
async function preview(form: string | null, months: number | null): Promise<RetentionPreview> {
  const response = await server.send('/api/retention/preview', { json: { form, months }, headers: admin });
  expect(response.status).toBe(200);
  return (await response.json()) as RetentionPreview;
}
const saving = (form: string | null, months: number | null, shown: number, version = 0) =>
  server.send('/api/retention', { method: 'PUT', json: { form, months, shown, version }, headers: admin });
async function save(...given: Parameters<typeof saving>): Promise<Retention> {
  const response = await saving(...given);
  expect(response.status).toBe(200);
  return (await response.json()) as Retention;
}
const certificates = async () =>
  (await (await server.send('/api/personal-data/certificates', { headers: admin })).json()) as ErasureCertificate[];

it('Until an administrator has said so, nothing goes however old it is; from then on what is past its time goes, by itself, and what is younger stays.', async () => {
  const old = await enquiry(800);
  const young = await enquiry(100);
  await eraseAged(server.app);
  expect(await isThere(old)).toBe(true);
  const before = (await (await server.send('/api/retention', { headers: admin })).json()) as Retention;
  expect(before.standard).toBeNull();
  expect(before.forms).toContainEqual({ slug: 'open-day', title: 'open-day', rule: null });

  const seen = await preview(null, 24);
  expect(seen).toMatchObject({ erased: 1, anonymous: 0, waiting: 0, first: [{ id: old, becomes: 'erased' }] });
  expect((await save(null, 24, 1)).standard).toMatchObject({ months: 24, version: 1, changedBy: expect.any(String) });
  await server.app.db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'retention').execute();
  await until(
    () => isThere(old),
    (there) => !there,
  );
  expect(await isThere(young)).toBe(true);
});

it('A rule is not saved where more would go than was shown, nor over another one that somebody has saved meanwhile.', async () => {
  await enquiry(800);
  const { erased } = await preview(null, 24);
  await enquiry(900);
  const refused = await saving(null, 24, erased);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: 'more-than-shown' });
  await eraseAged(server.app);
  expect((await preview(null, 24)).erased).toBe(2);

  await save(null, 36, 0);
  for (const version of [0, 2]) {
    const second = await saving(null, 24, 2, version);
    expect([version, second.status]).toEqual([version, 409]);
    expect(await second.json()).toMatchObject({ error: 'retention-changed' });
  }
  expect((await save(null, 24, 2, 1)).standard).toMatchObject({ months: 24, version: 2 });
});

it('A form has a rule of its own, which the standard does not touch; without it the form follows the standard again.', async () => {
  await newForm('tuition');
  const openDay = await enquiry(800);
  const tuition = await enquiry(800, { slug: 'tuition' });
  await save('tuition', 60, 0);
  expect((await preview(null, 24)).first.map(({ id }) => id)).toEqual([openDay]);
  await save(null, 24, 1);
  await eraseAged(server.app);
  expect([await isThere(openDay), await isThere(tuition)]).toEqual([false, true]);

  expect(await preview('tuition', null)).toMatchObject({ erased: 1 });
  expect((await saving('tuition', null, 0, 1)).status).toBe(409);
  const { forms } = await save('tuition', null, 1, 1);
  expect(forms.find(({ slug }) => slug === 'tuition')?.rule).toBeNull();
  await eraseAged(server.app);
  expect(await isThere(tuition)).toBe(false);
  expect((await saving('no-such-form', 24, 0)).status).toBe(404);
});

it('Nothing is kept for ever.', async () => {
  for (const [form, months] of [
    [null, null],
    [null, 0],
    ['open-day', 241],
    ['open-day', 1.5],
  ] as const)
    expect([months, (await saving(form, months, 0)).status]).toEqual([months, 422]);
});

it('What happens with an enquiry begins its time anew: a comment, a message, a change by staff.', async () => {
  const acts: ((id: string) => Promise<Response>)[] = [
    (id) => server.send(`/api/enquiries/${id}/comments`, { json: { text: 'Rang' }, headers: admin }),
    (id) =>
      server.send(`/api/enquiries/${id}/messages`, {
        json: { text: 'Are you still there?', seen: [] },
        headers: admin,
      }),
    (id) =>
      server.send(`/api/enquiries/${id}`, {
        ...{ method: 'PUT', json: { field: 'tags', newValue: ['later'], version: 1 }, headers: admin },
      }),
  ];
  for (const act of acts) {
    const id = await enquiry(800);
    expect((await preview('open-day', 24)).erased).toBe(1);
    expect((await act(id)).ok).toBe(true);
    expect((await preview('open-day', 24)).erased).toBe(0);
  }
});

it('What staff want to come back to, or owes money, waits, and it is said why; what was paid is made anonymous, with a certificate as by hand.', async () => {
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const [paid, owing] = [await payer.pay(), await payer.enquire('bacs')];
  const followed = await enquiry(800);
  for (const { id } of [paid, owing]) await settled(id, 800);
  await server.app.db.updateTable('enquiries').set({ followUpOn: '2999-01-01' }).where('id', '=', followed).execute();
  const { email } = await payer.read(paid.id);

  const seen = await preview(null, 24);
  expect(seen).toMatchObject({ erased: 0, anonymous: 1, waiting: 2 });
  expect(seen.first.find(({ id }) => id === owing.id)?.waits).toBe('Money is owing for it.');
  expect(seen.first.find(({ id }) => id === followed)?.waits).toMatch('followed up on 1 Jan 2999');
  await save(null, 24, 3);
  await eraseAged(server.app);
  expect([await isThere(owing.id), await isThere(followed)]).toEqual([true, true]);
  expect(await payer.read(paid.id)).toMatchObject({ name: ERASED, email: '' });

  const [certificate] = await certificates();
  expect(certificate).toMatchObject({ scope: 'enquiry', author: 'System', removed: { anonymous: 1 } });
  const found = await server.send('/api/personal-data', { json: { email }, headers: admin });
  expect(((await found.json()) as PersonalData).certificates).toContainEqual(certificate);
  await eraseAged(server.app);
  expect(await certificates()).toHaveLength(1);
  expect(await preview(null, 24)).toMatchObject({ erased: 0, anonymous: 0, waiting: 2 });
});

it('A day takes so many and leaves the rest for the next; what waits takes nobody’s place, and the first are shown of many.', async () => {
  const ids = [await enquiry(803), await enquiry(802), await enquiry(801)];
  await server.app.db
    .updateTable('enquiries')
    .set({ followUpOn: '2999-01-01' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  await save(null, 24, 3);
  const left = () => Promise.all(ids.map(isThere));
  await eraseAged(server.app, 1);
  expect(await left()).toEqual([true, false, true]);
  await eraseAged(server.app, 1);
  expect(await left()).toEqual([true, false, false]);

  const { db } = server.app;
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 600 }, (_, at) => ({ ...row, id: `copy-${at}`, reference: `EN-${at}` }));
  for (const copy of copies)
    await db
      .insertInto('enquiries')
      .values({ ...copy, followUpOn: null })
      .execute();
  const seen = await preview(null, 24);
  expect(seen).toMatchObject({ erased: 600, waiting: 1 });
  expect(seen.first).toHaveLength(MOST_SHOWN);
});

it('The days of the settings go on beside the rules: whichever comes first.', async () => {
  const id = await enquiry(800);
  await save('open-day', 60, 0);
  await removeOld({
    ...server.app,
    settings: { ...server.app.settings, keepDays: { enquiries: 700, invoiced: undefined, messages: undefined } },
  });
  expect(await isThere(id)).toBe(false);
});
