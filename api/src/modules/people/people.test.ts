import { type FoundPerson, type PageAnswers, type Person, SEARCH_HEADER, type Submitted } from '@forms/shared/contract';
import { openDayWith } from '../../testing/openDay';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

const openDay = openDayWith(
  { name: 'phone', type: 'input', label: 'Telephone number' },
  { name: 'dateOfBirth', type: 'date', label: 'Date of birth' },
);

let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
});
afterAll(() => server.stop());

async function applied(values: Record<string, string>) {
  const json: PageAnswers[] = [{ name: 'you', values }];
  const response = await server.send('/api/webforms/form/open-day/data', { json });
  return ((await response.json()) as Submitted).id;
}
const wrote = (said: object) =>
  server.send('/content/contacts', {
    json: { firstName: 'Zoë', lastName: 'Hall', email: 'other@example.org', message: 'Hello', page: 'home', ...said },
  });
const personOf = async (id: string) => {
  const response = await server.send(`/api/people/${id}`, { headers: staff });
  return { status: response.status, person: (await response.json()) as Person };
};
const zoe = { firstName: 'Zoë', lastName: 'Hall', email: 'zoe@example.org', phone: '+447700900111' };

it('Enquiries and messages of one person are found by address, telephone number, or name and date of birth, each with why.', async () => {
  const first = await applied({ ...zoe, dateOfBirth: '2009-02-28' });
  const byAddress = await applied({ firstName: 'Z', lastName: 'Hall', email: 'Zoe@Example.org' });
  const byNumber = await applied({ firstName: 'Zoe', email: 'work@example.org', phone: '07700 900111' });
  const byBirth = await applied({
    firstName: 'Zoe',
    lastName: 'Hall',
    email: 'x@example.org',
    dateOfBirth: '2009-02-28',
  });
  await applied({ firstName: 'Zoë', lastName: 'Hall', email: 'namesake@example.org', dateOfBirth: '2010-01-01' });
  await applied({ firstName: 'Ana', lastName: 'Sá', email: 'my-zoe@example.org', phone: '+4477009001112' });
  await wrote({ email: 'ZOE@example.org' });
  await wrote({ mobile: '07700900111' });
  await wrote({ email: 'nobody@example.org' });

  const { status, person } = await personOf(first);
  expect(status).toBe(200);
  expect(person.name).toBe('Zoë Hall');
  expect(new Map(person.enquiries.map(({ id, because }) => [id, because]))).toEqual(
    new Map([
      [first, []],
      [byAddress, ['email']],
      [byNumber, ['telephone']],
      [byBirth, ['birth']],
    ]),
  );
  expect(person.messages.map(({ because }) => because).sort()).toEqual([['email'], ['telephone']]);
  expect([...person.emails].sort()).toEqual([
    'other@example.org',
    'work@example.org',
    'x@example.org',
    'zoe@example.org',
  ]);
  expect(person.telephones).toEqual(['+447700900111']);
  expect(person.birthDates).toEqual(['2009-02-28']);

  const [message] = person.messages;
  expect(new Set((await personOf(message?.id ?? '')).person.enquiries.map(({ id }) => id)).has(first)).toBe(true);
});

it('The invoices, exam entries and files of all their enquiries stand together, each with the enquiry that it is of.', async () => {
  const mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  const { id, reference } = await register(server, [mathematics], 'bacs');
  const { person } = await personOf(id);
  expect(person.invoices).toMatchObject([{ reference, status: 'unpaid' }]);
  expect(person.invoices[0]?.owing).toBe(person.invoices[0]?.amount);
  expect(person.entries).toMatchObject([{ enquiryId: id, reference, state: 'requested' }]);
  expect(person.entries[0]?.exam).toContain('Mathematics');
});

it('An id of neither an enquiry nor a message is of nobody.', async () => {
  expect((await personOf('nobody')).status).toBe(404);
});

const found = async (words: string, headers = staff) => {
  const sent = { ...headers, [SEARCH_HEADER]: encodeURIComponent(words) };
  return (await (await server.send('/api/people', { headers: sent })).json()) as FoundPerson[];
};

it('People are found by name, address or telephone number, each once with the newest that they sent; the form they filled in does not find them.', async () => {
  const lukasz = { firstName: 'Łukasz', lastName: 'Smith-Jones', email: 'l-jones@example.net', phone: '07700 900777' };
  await applied(lukasz);
  const newest = await applied(lukasz);
  await wrote({ firstName: 'Łukasz', lastName: 'Brown', email: 'brown@example.net' });
  const person = { id: newest, name: 'Łukasz Smith-Jones', email: lukasz.email };
  expect(await found('lukasz smithjones')).toEqual([person]);
  expect(await found('L-Jones@example')).toEqual([person]);
  expect(await found('+44 7700 900777')).toEqual([person]);
  expect((await found('lukasz')).map(({ name }) => name)).toEqual(['Łukasz Brown', 'Łukasz Smith-Jones']);
  expect(await found('open day')).toEqual([]);
  expect(await found('')).toEqual([]);
});

it('Staff of another area find nobody by what they do not see, and nobody finds people but staff.', async () => {
  const mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  await register(server, [mathematics], 'bacs', { candidate: { firstName: 'Quirin', email: 'quirin@example.net' } });
  expect(await found('quirin')).toHaveLength(1);
  expect(await found('quirin', await server.signIn('Staff', 'admissions'))).toEqual([]);
  expect((await server.send('/api/people', { headers: await server.signIn('Candidate') })).status).toBe(403);
});
