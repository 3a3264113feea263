import type { AuditEntry, Enquiry, LinkSaid, ListPage, Person, Submitted } from '@forms/shared/contract';
import { openDayWith } from '../../testing/openDay';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

const openDay = openDayWith();

let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
});
afterAll(() => server.stop());

const answers = (email: string, firstName = 'Zoë') => [
  { name: 'you', values: { firstName, lastName: 'Hall', email: `${email}@example.org` } },
];
async function applied(email: string, firstName?: string): Promise<string> {
  const json = answers(email, firstName);
  const response = await server.send('/api/webforms/form/open-day/data', { json });
  return ((await response.json()) as Submitted).id;
}
async function wrote(email: string): Promise<string> {
  const json = { firstName: 'Zoë', lastName: 'Hall', email: `${email}@example.org`, message: 'Hello', page: 'home' };
  await server.send('/content/contacts', { json });
  return (
    await server.app.db.selectFrom('contacts').select('id').where('email', '=', json.email).executeTakeFirstOrThrow()
  ).id;
}
const read = async <T>(path: string, headers = staff): Promise<T> =>
  (await (await server.send(path, { headers })).json()) as T;
async function says(
  pair: readonly [string, string],
  said: LinkSaid | null,
  was: LinkSaid | null = null,
  headers = staff,
) {
  const response = await server.send(`/api/people/${pair[0]}/links/${pair[1]}`, {
    method: 'PUT',
    headers,
    json: { said, was },
  });
  return { status: response.status, message: ((await response.json()) as { message?: string }).message ?? '' };
}
/** The enquiries and messages on the page of somebody, and those that are said to be another's. */
async function pageOf(id: string, headers = staff) {
  const { enquiries, messages, others } = await read<Person>(`/api/people/${id}`, headers);
  return { theirs: [...enquiries, ...messages].map((each) => each.id).sort(), others: others.map((each) => each.id) };
}
const historyOf = async (id: string) =>
  (await read<Enquiry>(`/api/enquiries/${id}`)).edits.map(({ field, before, after }) => ({ field, before, after }));
const referenceOf = async (id: string) => (await read<Enquiry>(`/api/enquiries/${id}`)).reference;

it('Two that staff say are one person are on one page, seen from each of all that are linked by hand, with who said so and when.', async () => {
  const [first, second] = [await applied('one-a'), await applied('one-b')];
  const message = await wrote('one-c');
  expect((await pageOf(first)).theirs).toEqual([first]);
  expect((await says([first, second], 'same')).status).toBe(200);
  expect((await says([message, second], 'same')).status).toBe(200);
  const likeSecond = await applied('one-b');
  for (const each of [first, second, message])
    expect((await pageOf(each)).theirs).toEqual([first, second, message, likeSecond].sort());
  const person = await read<Person>(`/api/people/${first}`);
  const [asked, linked, beyond, guessed] = [first, second, message, likeSecond].map((id) =>
    [...person.enquiries, ...person.messages].find((each) => each.id === id),
  );
  expect(asked).toMatchObject({ because: [], link: null });
  expect(linked?.link).toEqual({ other: first, author: 'A Staff', madeAt: expect.stringMatching(/^\d{4}-/) });
  expect(beyond).toMatchObject({ because: [], link: { other: second } });
  expect(guessed).toMatchObject({ because: ['email'], link: null });
});

it('One that the page guessed is not theirs once staff say so, seen from either, and is again once that is undone.', async () => {
  const [first, second] = [await applied('two', 'Zoë'), await applied('two', 'Max')];
  expect((await pageOf(first)).theirs).toEqual([first, second].sort());
  await says([second, first], 'other');
  expect(await pageOf(first)).toEqual({ theirs: [first], others: [second] });
  expect(await pageOf(second)).toEqual({ theirs: [second], others: [first] });
  expect((await read<Person>(`/api/people/${first}`)).others[0]).toMatchObject({
    ...{ reference: await referenceOf(second), name: 'Max Hall', link: { other: first, author: 'A Staff' } },
  });
  await says([first, second], null, 'other');
  expect(await pageOf(first)).toEqual({ theirs: [first, second].sort(), others: [] });
});

it('What was said stands in the history of both enquiries and in the audit log, and so does that it was undone.', async () => {
  const [first, second] = [await applied('three-a'), await applied('three-b')];
  await says([first, second], 'same');
  await says([first, second], 'other', 'same');
  await says([first, second], null, 'other');
  for (const [id, name] of [
    [first, await referenceOf(second)],
    [second, await referenceOf(first)],
  ] as const) {
    const history = await historyOf(id);
    expect(history).toHaveLength(4);
    expect(history).toEqual(
      expect.arrayContaining([
        { field: 'samePerson', before: '', after: name },
        { field: 'samePerson', before: name, after: '' },
        { field: 'otherPerson', before: '', after: name },
        { field: 'otherPerson', before: name, after: '' },
      ]),
    );
  }
  const admin = await server.signIn('Admin');
  const { rows } = await read<ListPage<AuditEntry>>(`/api/audit?call=linkPeople&record=${first}/${second}`, admin);
  expect(rows.map(({ detail }) => detail)).toEqual(['other → nothing', 'same → other', 'nothing → same']);
});

it('Whoever says something over what a colleague said meanwhile, or against what was said of others, is told and changes nothing.', async () => {
  const [first, second, third] = [await applied('four-a'), await applied('four-b'), await applied('four-c')];
  await says([first, second], 'same');
  expect(await says([second, first], 'other')).toMatchObject({ status: 409, message: /meanwhile/ });
  expect(await says([second, first], null, 'other')).toMatchObject({ status: 409 });
  await says([second, third], 'same');
  expect(await says([first, third], 'other')).toMatchObject({ status: 409, message: /undo that first/ });
  const other = await applied('four-d');
  await says([other, first], 'other');
  expect(await says([other, third], 'same')).toMatchObject({ status: 409, message: /undo that first/ });
  expect(await pageOf(first)).toEqual({ theirs: [first, second, third].sort(), others: [other] });
  expect((await historyOf(third)).map(({ field }) => field)).toEqual(['samePerson']);
});

it('A link stays when the answers that it outweighs are corrected, and goes with whatever is erased.', async () => {
  const [first, second] = [await applied('five-a'), await applied('five-b')];
  const message = await wrote('five-c');
  await says([first, second], 'same');
  await says([first, message], 'same');
  const corrected = await server.send(`/api/enquiries/${second}/answers`, {
    method: 'PUT',
    headers: staff,
    json: { version: 0, pages: answers('five-z'), reason: 'Misspelt' },
  });
  expect(corrected.status).toBe(200);
  expect((await pageOf(first)).theirs).toEqual([first, second, message].sort());
  const admin = await server.signIn('Admin');
  for (const [email, of] of [
    ['five-z@example.org', { scope: 'enquiry', id: second }],
    ['five-c@example.org', { scope: 'contact', id: message }],
  ] as const) {
    const erased = await server.send('/api/personal-data/erase', { headers: admin, json: { email, of } });
    expect(erased.status).toBe(200);
  }
  expect(await pageOf(first)).toEqual({ theirs: [first], others: [] });
  const left = server.app.db.selectFrom('personLinks').selectAll();
  expect(await left.where(({ or, eb }) => or([eb('one', '=', first), eb('other', '=', first)])).execute()).toEqual([]);
});

it('Staff of another area neither link what they do not see nor are led through it.', async () => {
  const [first, second] = [await applied('six-a'), await applied('six-b')];
  const mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  const exams = (await register(server, [mathematics], 'bacs')).id;
  const admissions = await server.signIn('Staff', 'admissions');
  expect((await says([first, exams], 'same', null, admissions)).status).toBe(403);
  await says([first, exams], 'same');
  await says([exams, second], 'same');
  expect((await pageOf(first)).theirs).toEqual([first, exams, second].sort());
  expect((await pageOf(first, admissions)).theirs).toEqual([first]);
});

it('Nothing is said of what is gone, nor of one and itself.', async () => {
  const first = await applied('seven');
  expect((await says([first, 'gone'], 'same')).status).toBe(404);
  expect((await says([first, first], 'same')).status).toBe(400);
});
