import {
  type ApplicationDetails,
  type ApplicationPage,
  DETAILS_CHANGED,
  DETAILS_NOT_OPEN,
  type Enquiry,
  type ListPage,
  type PageAnswers,
  SEARCH_HEADER,
  type Submitted,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import { ANSWERS_KEYS } from '../../testing/backups';
import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { openDayWith } from '../../testing/openDay';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { closeEnquiry } from '../enquiries/status';
import { addForm } from '../forms/storedForms';

const phone = { type: 'input', required: true, validation: { phone: true, minLength: 7 } };
const openDay = openDayWith(
  { ...phone, name: 'phone', label: 'Telephone number' },
  { name: 'address_1', type: 'input', label: 'House and street', autocomplete: 'address-line1' },
  { name: 'address_country', type: 'input', label: 'Country', autocomplete: 'country-name' },
  { name: 'visa', type: 'bool', label: 'Visa', show: { field: 'address_country', not: 'Portugal' } },
);

const mail = new MailServer();
let server: TestServer;
let staff: { cookie: string };
let payer: Payer;
beforeAll(async () => {
  server = await TestServer.start({
    ANSWERS_KEYS,
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'Tutorial College <office@college.test>',
    PUBLIC_URL: 'http://forms.college.test/',
  });
  staff = await server.signIn('Staff');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

let applicants = 0;
async function apply() {
  const email = `zoe-${++applicants}@example.org`;
  const values = { firstName: 'Zoë', lastName: 'Hall', email, phone: '+447700900111', address_1: '1 High Street' };
  const json = [{ name: 'you', values }];
  const { id, link = '' } = (await (
    await server.send('/api/webforms/form/open-day/data', { json })
  ).json()) as Submitted;
  return { id, link, email, values };
}
const change = (link: string, version: number, pages: PageAnswers[]) =>
  server.send('/api/application/details', { json: { link, version, pages } });
const you = (values: object): PageAnswers[] => [{ name: 'you', values: { ...values } }];
const detailsOf = async (link: string) =>
  ((await (await server.send('/api/application', { json: { link } })).json()) as ApplicationPage)
    .details as ApplicationDetails;
const enquiryOf = async (id: string) =>
  (await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as Enquiry;
const found = async (words: string) => {
  const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(words) };
  return ((await (await server.send('/api/enquiries', { headers })).json()) as ListPage<{ id: string }>).rows;
};

test('Whoever applied changes their telephone number and address; all else that they answered stays.', async () => {
  const { id, link, values } = await apply();
  const response = await change(link, 0, you({ phone: '+447700900222', address_1: '2 Low Street', email: 'x@y.org' }));
  expect(response.status).toBe(204);
  const { pages, detailsVersion } = await detailsOf(link);
  expect(pages).toEqual(you({ ...values, phone: '+447700900222', address_1: '2 Low Street' }));
  expect(detailsVersion).toBe(2);
  expect((await enquiryOf(id)).email).toBe(values.email);
});

test('Staff see in the history which details changed and who changed them, and neither of the answers.', async () => {
  const { id, link, values } = await apply();
  await change(link, 0, you({ ...values, phone: '+447700900333' }));
  const { edits } = await enquiryOf(id);
  expect(edits).toMatchObject([{ field: 'answer', before: '', after: 'Telephone number', author: 'Applicant' }]);
  expect(JSON.stringify(edits)).not.toContain('+4477');
});

test('What was changed is stored sealed, as it was when it came.', async () => {
  const { id, link, values } = await apply();
  await change(link, 0, you({ ...values, phone: '+447700900444' }));
  const { rows } = await sql<{ stored: string }>`select pages as stored from enquiries where id = ${id}`.execute(
    server.app.db,
  );
  expect(rows[0]?.stored).toMatch(/^sealed:/);
});

test('An enquiry is found by the number that it has, and no more by the one that it had.', async () => {
  const { id, link, values } = await apply();
  await change(link, 0, you({ ...values, phone: '+351912345678' }));
  expect(await found('+351912345678')).toMatchObject([{ id }]);
  const { text } = await server.app.db
    .selectFrom('enquirySearch')
    .select('text')
    .where('enquiryId', '=', id)
    .executeTakeFirstOrThrow();
  expect(text).not.toContain('447700900111');
});

test('A letter tells that details were changed, for each change, and not what they are.', async () => {
  const { link, values, email } = await apply();
  const letters = () =>
    mail.received.filter((each) => each.to.includes(email) && textOf(each).includes('were changed'));
  await change(link, 0, you({ ...values, phone: '+447700900555' }));
  await until(
    async () => letters().length,
    (count) => count === 1,
  );
  await change(link, 1, you({ ...values, phone: '+447700900556' }));
  await until(
    async () => letters().length,
    (count) => count === 2,
  );
  for (const letter of letters()) expect(textOf(letter)).not.toContain('900555');
});

test('The rules are those of the form: what breaks one is refused at its field, and nothing is stored.', async () => {
  const { link, values } = await apply();
  const response = await change(link, 0, you({ ...values, phone: 'at home' }));
  expect(response.status).toBe(422);
  expect((await response.json()) as object).toMatchObject({ errors: [{ page: 'you', field: 'phone' }] });
  expect((await change(link, 0, [])).status).toBe(422);
  expect((await detailsOf(link)).pages).toEqual(you(values));
});

test('An answer on which another question depends is not changed here.', async () => {
  const { link, values } = await apply();
  await change(link, 0, you({ ...values, phone: '+447700900666', address_country: 'Portugal' }));
  expect((await detailsOf(link)).pages[0]?.values).not.toHaveProperty('address_country');
});

test('Of two tabs the second is refused, and is told what the first has stored; the same again is no change.', async () => {
  const { link, values } = await apply();
  await change(link, 0, you({ ...values, phone: '+447700900777' }));
  const second = await change(link, 0, you({ ...values, phone: '+447700900888' }));
  expect(second.status).toBe(409);
  const { address_1, phone } = { ...values, phone: '+447700900777' };
  expect(await second.json()).toMatchObject({
    error: DETAILS_CHANGED.word,
    version: 1,
    pages: you({ phone, address_1 }),
  });
  expect((await change(link, 0, you({ ...values, phone: '+447700900777' }))).status).toBe(204);
  expect((await change(link, 1, you({ ...values, phone: '+447700900888' }))).status).toBe(204);
  expect((await detailsOf(link)).detailsVersion).toBe(2);
});

test('Of two changes at once one is stored.', async () => {
  const { link, values } = await apply();
  const both = await Promise.all(
    ['+447700900771', '+447700900772'].map((phone) => change(link, 0, you({ ...values, phone }))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('What was closed is opened again by a change, and what was withdrawn takes none.', async () => {
  const { id, link, values } = await apply();
  const { db } = server.app;
  await db.transaction().execute((trx) => closeEnquiry(trx, id, 'Rui'));
  expect((await change(link, 0, you({ ...values, phone: '+447700900999' }))).status).toBe(204);
  expect((await enquiryOf(id)).status).toBe('inProgress');
  await server.send('/api/application/withdraw', { json: { link } });
  const late = await change(link, 1, you({ ...values, phone: '+447700900998' }));
  expect([late.status, ((await late.json()) as { message: string }).message]).toEqual([409, DETAILS_NOT_OPEN.message]);
});

test('The address on an invoice stays as it was issued; a telephone number beside it does not.', async () => {
  const { id, link = '' } = await payer.enquire('bacs');
  const before = (await detailsOf(link)).pages;
  const response = await change(link, 0, [
    { name: 'candidate', values: { phone: '+447700900321' } },
    { name: 'addresses', values: { address_1: '9 Other Street' } },
  ]);
  expect(response.status).toBe(204);
  const { pages } = await enquiryOf(id);
  expect(pages.find(({ name }) => name === 'candidate')?.values).toMatchObject({ phone: '+447700900321' });
  const addresses = (of: readonly PageAnswers[]) => of.find(({ name }) => name === 'addresses');
  expect(addresses(pages)).toEqual(addresses(before));
});
