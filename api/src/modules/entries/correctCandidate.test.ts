import {
  CANDIDATE_CHANGED,
  CANDIDATE_TOO_YOUNG,
  type Candidate,
  type Enquiry,
  type EnquirySummary,
  type EntryList,
  type ExamCandidate,
  type ExamEntry,
  type ListPage,
  SEARCH_HEADER,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import { connect } from '../../platform/database/database';
import { ANSWERS_KEYS } from '../../testing/backups';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { applicationLetter } from '../letters/applicationLetter';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start({ ANSWERS_KEYS });
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
});
afterAll(() => server.stop());

async function call<T>(path: string, json?: object, method?: string) {
  const response = await server.send(`/api${path}`, { json, headers: staff, ...(method && { method }) });
  return { status: response.status, body: (await response.json()) as T };
}
const applied = async (firstName: string, said: object = {}) =>
  (
    await register(server, [mathematics], 'callback', {
      candidate: { firstName, lastName: 'Wrönge', uci: '612340261234D', ...said },
    })
  ).id;
const candidateOf = async (id: string) => (await call<ExamCandidate>(`/enquiries/${id}/candidate`)).body;
interface Refusal {
  error: string;
  message: string;
  errors: { path: string; message: string }[];
  stored: ExamCandidate;
}
async function correct(
  id: string,
  said: Partial<Candidate>,
  { version, reason = '', ...more }: Partial<{ version: number; reason: string; despiteAge: true }> = {},
) {
  const known = await candidateOf(id);
  const json = { version: version ?? known.version, candidate: { ...known.candidate, ...said }, reason, ...more };
  return call<ExamCandidate & Refusal>(`/enquiries/${id}/candidate`, json, 'PUT');
}
const list = async (q: string) => {
  const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(q) };
  return ((await (await server.send('/api/exams/entries', { headers })).json()) as EntryList).rows;
};
const enquiriesFoundBy = async (q: string) => {
  const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(q) };
  return ((await (await server.send('/api/enquiries', { headers })).json()) as ListPage<EnquirySummary>).rows.map(
    ({ id }) => id,
  );
};

it('What staff correct of a candidate is what entries, searches and files have since; what the applicant wrote stays beside it.', async () => {
  const id = await applied('Ana', { middleNames: 'Rosa' });
  expect(await candidateOf(id)).toMatchObject({
    ...{ version: 0, printed: 'WRONGE:ANA ROSA' },
    candidate: { firstName: 'Ana', middleNames: 'Rosa', lastName: 'Wrönge', uci: '612340261234D', certificateName: '' },
  });
  const said = { lastName: 'Righte', birthDate: '2001-03-01', uci: '6899 9098 0001 d', uln: '9123456786' };
  const { status, body } = await correct(id, said, { reason: 'By her passport' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ version: 1, printed: 'RIGHTE:ANA ROSA' },
    candidate: { ...said, uci: '689990980001D' },
    answered: { lastName: 'Wrönge', uci: '612340261234D', birthDate: '2000-02-29', uln: '' },
  });
  expect(await list('righte ana')).toMatchObject([
    {
      ...{ enquiryId: id, name: 'Ana Righte', certificateName: 'RIGHTE:ANA ROSA', birthDate: '2001-03-01' },
      ...{ uci: '689990980001D', uln: '9123456786', version: 2, state: 'requested', changedBy: 'A Staff' },
    },
  ]);
  expect(await list('wronge ana')).toEqual([]);
  for (const words of ['righte', '689990980001D', 'wronge ana']) expect(await enquiriesFoundBy(words)).toEqual([id]);
  const file = await server.send('/api/exams/entries/export', {
    headers: { ...staff, [SEARCH_HEADER]: encodeURIComponent('righte') },
  });
  expect(await file.text()).toContain('"689990980001D"');

  expect((await correct(id, { certificateName: "o'righte:ana" })).body.printed).toBe("O'RIGHTE:ANA");
  expect((await correct(id, { certificateName: 'Righte:Ana Rosa' })).body.candidate?.certificateName).toBe('');
});

it('The history of the enquiry says who corrected what, from what and why; the database has it sealed.', async () => {
  const id = await applied('Rui');
  await correct(id, { uci: '' }, { reason: 'Never entered before' });
  await correct(id, { firstName: 'Ruy', uci: '689990980001D' });
  const { corrections, status } = (await call<Enquiry>(`/enquiries/${id}`)).body;
  expect(corrections).toMatchObject([
    {
      ...{ author: 'A Staff', reason: 'Never entered before' },
      changes: [{ field: 'uci', before: '612340261234D', after: '' }],
    },
    {
      changes: [
        { field: 'firstName', before: 'Rui', after: 'Ruy' },
        { field: 'uci', before: '', after: '689990980001D' },
      ],
    },
  ]);
  expect(status).toBe('inProgress');
  const db = connect(server.app.settings);
  const stored = await db.selectFrom('candidateCorrections').select('corrected').where('enquiryId', '=', id).execute();
  await db.destroy();
  for (const { corrected } of stored) expect(corrected).toMatch(/^sealed:/);

  await removeEnquiry(server.app, id);
  const left = sql<{ count: number }>`select count(*) as count from candidate_corrections where enquiry_id = ${id}`;
  expect(Number((await left.execute(server.app.db)).rows[0]?.count)).toBe(0);
});

it('A number that no board takes, a day to come and letters that none prints are refused at their fields; what was there may stay.', async () => {
  const id = await applied('Eva', { uci: '612340261234E' });
  const wrong = async (said: Partial<Candidate>) => {
    const { status, body } = await correct(id, said);
    return [status, body.errors.map(({ path, message }) => [path.split('.').at(-1), message])];
  };
  expect(await wrong({ uci: '689990980001E', uln: '123' })).toEqual([
    422,
    [
      ['uci', 'Please check it: its last letter does not fit the rest'],
      ['uln', 'Please check it: a ULN has 10 digits, the first not 0'],
    ],
  ]);
  expect(await wrong({ birthDate: '2999-01-01', certificateName: 'Wrönge', lastName: ' ' })).toEqual([
    422,
    [
      ['lastName', 'A last name is needed'],
      ['certificateName', expect.stringMatching(/^As SURNAME:FORENAMES/)],
      ['birthDate', 'A day that is past is needed'],
    ],
  ]);
  expect((await correct(id, { firstName: 'Ewa' })).body).toMatchObject({
    version: 1,
    candidate: { uci: '612340261234E' },
  });
});

it('Of two who correct one candidate the second gets what the first stored, and saves nothing; the same again is no change.', async () => {
  const id = await applied('Leo');
  const both = await Promise.all([
    correct(id, { uci: '689990980001D' }, { version: 0 }),
    correct(id, { uln: '9123456786' }, { version: 0 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409)?.body;
  expect([refused?.error, refused?.stored]).toEqual([CANDIDATE_CHANGED.word, await candidateOf(id)]);
  const { candidate } = await candidateOf(id);
  expect((await correct(id, candidate, { version: 0 })).body.version).toBe(1);
});

it('Two applications are one candidate’s by what is corrected, and no longer by what was wrong.', async () => {
  const [one, other] = [
    await applied('Mia', { uci: '', dateOfBirth: '2001-01-01' }),
    await applied('Mya', { uci: '', dateOfBirth: '2001-01-02' }),
  ];
  const twins = async () =>
    (await list('wronge'))
      .filter(({ enquiryId }) => [one, other].includes(enquiryId))
      .map((row) => row.twins.map(({ enquiryId }) => enquiryId));
  expect(await twins()).toEqual([[], []]);
  await correct(other, { firstName: 'Mia', birthDate: '2001-01-01' });
  expect((await twins()).flat().sort()).toEqual([one, other].sort());
  await correct(other, { birthDate: '2001-01-03' });
  expect(await twins()).toEqual([[], []]);
});

it('An application without an exam entry has no candidate to correct.', async () => {
  const { status } = await call(`/enquiries/none/candidate`);
  expect(status).toBe(404);
});

it('The applicant hears by letter which details were corrected, in the language of their campus, and not what they are.', async () => {
  const { app } = server;
  const lettersOf = async (enquiryId: string) => {
    const rows = await app.db
      .selectFrom('letters')
      .select(['about', 'recipient'])
      .where((row) => row.and({ enquiryId, kind: 'candidate' }))
      .orderBy('queuedAt')
      .execute();
    return Promise.all(
      rows.map(async ({ about }) =>
        String((await applicationLetter(app, { enquiryId, kind: 'candidate', about })).text),
      ),
    );
  };
  const id = await applied('Noa');
  await correct(id, { lastName: 'Righte', birthDate: '2001-03-01' });
  await correct(id, { lastName: 'Righte' });
  const [english = '', ...others] = await lettersOf(id);
  expect(english).toMatch(/told of the candidate in your application .*: Last name, Date of birth\./);
  expect(english).not.toMatch(/2001|Righte/);
  expect(others).toEqual([]);

  const lisbon = await register(server, [await examEntry(server, 'gcse', 'edexcel', '1MA1')], 'callback', {
    candidate: { firstName: 'Rita' },
    exams: { department: '2' },
  });
  await correct(lisbon.id, { uln: '9123456786', firstName: 'Rute' });
  expect((await lettersOf(lisbon.id))[0]).toMatch(/sobre o candidato da sua candidatura .*: Nome próprio, ULN\./);
});

it('What the catalogue asks of ages is told of what the candidate is entered for; a correction against it changes no entry.', async () => {
  const id = await applied('Ida');
  const setRule = (ageYears: number | null, ageOn: string | null) =>
    server.app.db
      .updateTable('examOptions')
      .set({ ageYears, ageOn })
      .where('id', '=', mathematics.formData.option.id)
      .execute();
  expect((await candidateOf(id)).ages).toEqual([]);
  await setRule(16, '08-31');
  const { ages } = await candidateOf(id);
  expect(ages).toEqual([
    {
      exam: expect.stringMatching(/Mathematics.*8300/),
      rule: { years: 16, on: expect.stringMatching(/^\d{4}-08-31$/) },
    },
  ]);
  const young = { birthDate: '2020-01-01' };
  expect(await correct(id, young)).toMatchObject({
    status: 409,
    body: { error: CANDIDATE_TOO_YOUNG.word, stored: { version: 0, ages } },
  });
  const { status, body } = await correct(id, young, { despiteAge: true });
  expect([status, body]).toMatchObject([200, { version: 1, ages }]);
  // What was said to be right once is not asked again with what else is corrected.
  expect((await correct(id, { middleNames: 'May' })).status).toBe(200);
  const [entry] = await list('wronge ida');
  expect(entry).toMatchObject({ state: 'requested', birthDate: '2020-01-01' });
  const refusal = { version: entry?.version, state: 'refused', reason: 'Too young' };
  expect((await call(`/exams/entry/${entry?.id}/state`, refusal, 'PUT')).status).toBe(200);
  expect((await candidateOf(id)).ages).toEqual([]);
  await setRule(null, null);
});
