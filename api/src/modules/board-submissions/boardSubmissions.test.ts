import type {
  BoardLayout,
  BoardSubmission,
  DueSubmission,
  Enquiry,
  EntryList,
  EntryOffer,
  EntryOutcome,
  ExamCandidate,
  ExamEntry,
  OpenedSubmission,
  SubmissionPreview,
} from '@forms/shared/contract';
import { SEARCH_HEADER } from '@forms/shared/contract';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start({ ANSWERS_KEYS: 'first:a secret of more than thirty-two letters' });
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
});
afterAll(() => server.stop());

async function call<T = { message: string; error: string }>(path: string, json?: object, method?: string) {
  const response = await server.send(`/api${path}`, { json, headers: staff, ...(method && { method }) });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as T };
}
/** An application for AQA’s mathematics in Oxford; the id of its entry. */
async function applied(firstName: string, said: object = {}) {
  const { id } = await register(server, [mathematics], 'callback', {
    candidate: { firstName, lastName: 'Šent', ...said },
  });
  return { enquiryId: id, entryId: `${id}.001` };
}
const entry = async (entryId: string) => {
  const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent('sent') };
  const { rows } = (await (await server.send('/api/exams/entries?size=100', { headers })).json()) as EntryList;
  const found = rows.find(({ id }) => id === entryId);
  if (!found) throw new Error('There is no such entry.');
  return found;
};
const of = () => ({ board: 'aqa', series: mathematics.formData.series.id, campus: 'oxford' });
const setCentre = (number: string, was = '', campus = 'oxford', board = 'aqa') =>
  call('/exams/centres', { campus, board, was, number }, 'PUT');
const preview = async () => (await call<SubmissionPreview>(`/exams/submissions/due/aqa/${of().series}/oxford`)).body;
const acts = async () => (await preview()).rows.map(({ id, act }) => [id, act]);
const make = (seen: string, leftOut: string[] = []) =>
  call<{ id: string; error: string }>('/exams/submissions', { ...of(), seen, leftOut });
const opened = async (id: string) => (await call<OpenedSubmission>(`/exams/submission/${id}`)).body;
const answer = async (id: string, rows: object[]) =>
  (await call<EntryOutcome[]>(`/exams/submission/${id}/answers`, { rows }, 'PUT')).body;
async function amend(entryId: string) {
  const { version, amendment } = (await call<EntryOffer>(`/exams/entry/${entryId}/offer`)).body;
  const [choice] = amendment.choices;
  const json = { version, optionId: choice?.option.id, amount: choice?.amount, reason: 'A better mock' };
  expect((await call(`/exams/entry/${entryId}/amend`, json)).status).toBe(200);
}

it('A centre number is set once for a campus and board, over no other that was set meanwhile, and is one campus’s.', async () => {
  expect((await setCentre('1234')).status).toBe(422);
  const both = await Promise.all([setCentre('91526'), setCentre('91527')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const centres = (await call<{ number: string; campus: string }[]>('/exams/centres')).body;
  const [{ number = '' } = {}] = centres.filter((centre) => centre.number !== '');
  expect((await setCentre('91526', '99999')).body.error).toBe('centre-changed');
  expect((await setCentre(number, '', 'lisbon')).body.error).toBe('centre-taken');
  expect((await setCentre('', number)).status).toBe(204);
});

it('First entries are frozen as they were seen and are with the board; changes are the next of the sequence, and only those.', async () => {
  const [ana, rui, left] = [
    await applied('Ana', { uci: '612340261234D', uln: '9123456786' }),
    await applied('Rui'),
    await applied('Left Out'),
  ];
  const due = await preview();
  expect(due).toMatchObject({ kind: 'entries', sequence: 1, counts: { entry: 3, amendment: 0, withdrawal: 0 } });
  expect((await make(due.seen)).body.error).toBe('no-centre');
  await setCentre('91526');
  expect((await make('another')).body.error).toBe('submission-changed');
  const made = await Promise.all([make(due.seen, [left.entryId]), make(due.seen, [left.entryId])]);
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { id } = made.find(({ status }) => status === 201)?.body ?? { id: '' };
  expect((await entry(ana.entryId)).state).toBe('entered');
  expect((await entry(left.entryId)).state).toBe('requested');

  const sent = await opened(id);
  expect(sent.rows).toMatchObject([
    {
      ...{ entryId: ana.entryId, act: 'entry', certificateName: 'SENT:ANA', uci: '612340261234D', uln: '9123456786' },
      ...{ candidateNumber: '0001', answer: 'waiting', option: { code: '8300F' } },
    },
    { entryId: rui.entryId, candidateNumber: '0002', uci: '' },
  ]);
  const file = await server.send(`/api/exams/submission/${id}/file`, { headers: staff });
  expect(file.headers.get('content-disposition')).toMatch(/"aqa-june-\d{4}-91526-01\.csv"$/);
  const [head, first, , end] = (await file.text()).split('\r\n');
  expect([head?.replace('\uFEFF', ''), end]).toEqual([
    '"Action","ExamSeries","AwardingOrganisation","Level","SpecificationCode","SpecificationTitle","EntryCode","Option","UnitOrComponentCode","CentreNo","CentreCandidateNumber","UniqueCandidateIdentifier","ULN","CandidateName","DateOfBirth"',
    '',
  ]);
  expect(first).toMatch(
    /^"Entry","June \d{4}","AQA","GCSE","8300","Mathematics","8300F",.*"91526","0001","612340261234D","9123456786","SENT:ANA","2000-02-29"$/,
  );

  const layout = {
    ...{ board: 'aqa', name: 'Portal de AQÁ' },
    columns: [
      { column: 'CandidateName', heading: 'Candidate' },
      { column: 'EntryCode', heading: 'Code' },
      { column: 'DateOfBirth', heading: 'Born', days: 'DDMMYY' },
    ],
  };
  const saved = (await call<BoardLayout>('/exams/layouts', layout)).body;
  const inLayout = await server.send(`/api/exams/submission/${id}/file?layout=${saved.id}`, { headers: staff });
  expect(inLayout.headers.get('content-disposition')).toMatch(/"aqa-june-\d{4}-91526-01-portal-de-aqa\.csv"$/);
  expect((await inLayout.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    ...['"Candidate","Code","Born"', '"SENT:ANA","8300F","290200"', '"SENT:RUI","8300F","290200"', ''],
  ]);

  await amend(ana.entryId);
  expect(await acts()).toEqual([
    [ana.entryId, 'amendment'],
    [left.entryId, 'entry'],
  ]);
  expect(await opened(id)).toEqual({ ...sent });
  const again = await make((await preview()).seen);
  const second = await opened(again.body.id);
  expect(second).toMatchObject({ kind: 'amendments', sequence: 2, counts: { entry: 1, amendment: 1, withdrawal: 0 } });
  expect(second.rows.map(({ option }) => option.code)).toEqual(['8300H', '8300F']);
  const { payments } = (await call<Enquiry>(`/enquiries/${ana.enquiryId}`)).body;
  expect(payments.filter(({ kind }) => kind === 'entry-sent').map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^Amendment: AQA Mathematics \(8300H\), .*, file 2$/),
  ]);
  const { version } = await entry(rui.entryId);
  await call(`/exams/entry/${rui.entryId}/withdraw`, { version, reason: 'Moved away', returned: 0 });
  expect(await acts()).toEqual([[rui.entryId, 'withdrawal']]);
  await make((await preview()).seen);
  expect(await acts()).toEqual([]);
  const all = (await call<BoardSubmission[]>('/exams/submissions')).body;
  expect(all.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
});

it('A layout is the staff’s: of two who change it, the second sees what the first made of it; it is of its board alone.', async () => {
  const columns = [{ column: 'ULN', heading: 'Learner' }];
  const given = { board: 'ocr', name: 'Interchange', columns };
  const { id } = (await call<BoardLayout>('/exams/layouts', given)).body;
  const change = (name: string) => call(`/exams/layout/${id}`, { ...given, name, version: 1 }, 'PUT');
  expect(await change('Theirs')).toMatchObject({ status: 200, body: { name: 'Theirs', version: 2, columns } });
  expect(await change('Mine')).toMatchObject({
    status: 409,
    body: { error: 'layout-changed', stored: { name: 'Theirs' } },
  });
  for (const wrong of [
    [],
    [{ column: 'Password', heading: 'x' }],
    [columns[0], { column: 'ULN', heading: 'Again' }],
    [columns[0], { column: 'EntryCode', heading: 'Learner' }],
    [{ column: 'ULN', heading: 'Learner', days: 'DDMMYY' }],
    [{ column: 'DateOfBirth', heading: 'Born', days: 'MM/DD' }],
  ]) {
    expect((await call('/exams/layouts', { ...given, columns: wrong })).status).toBe(422);
  }
  const [sent] = (await call<BoardSubmission[]>('/exams/submissions')).body;
  expect((await call(`/exams/submission/${sent?.id}/file?layout=${id}`)).status).toBe(404);
  expect((await call(`/exams/layout/${id}`, undefined, 'DELETE')).status).toBe(204);
  expect((await call<BoardLayout[]>('/exams/layouts')).body.map(({ name }) => name)).not.toContain('Theirs');
});

it('What the board refuses is not with it, and is sent again once it is asked for again; what it refuses to change is due again.', async () => {
  const [pia, tom] = [await applied('Pia'), await applied('Tom')];
  const { id } = (await make((await preview()).seen)).body;
  const [first, second] = (await opened(id)).rows;
  const waits = { was: 'waiting', answer: 'accepted', reason: '' };
  expect(
    (await call(`/exams/submission/${id}/answers`, { rows: [{ ...waits, id: first?.id, answer: 'refused' }] }, 'PUT'))
      .status,
  ).toBe(422);
  const said = { was: 'waiting', answer: 'refused', reason: 'Wrong UCI' };
  expect(
    (
      await answer(id, [
        { ...said, id: first?.id },
        { ...waits, id: second?.id },
        { ...waits, id: first?.id },
      ])
    ).map(({ done, message }) => [done, message]),
  ).toEqual([
    [true, ''],
    [true, ''],
    [false, expect.stringMatching(/has recorded meanwhile: refused/)],
  ]);
  expect(await entry(pia.entryId)).toMatchObject({ state: 'refused' });
  expect(await acts()).toEqual([]);
  const { version } = await entry(pia.entryId);
  await call(`/exams/entry/${pia.entryId}/state`, { version, state: 'requested', reason: 'UCI mended' }, 'PUT');
  expect(await acts()).toEqual([[pia.entryId, 'entry']]);

  await amend(tom.entryId);
  const changed = await make((await preview()).seen);
  const rows = (await opened(changed.body.id)).rows;
  expect(await acts()).toEqual([]);
  const tomAgain = rows.find(({ entryId }) => entryId === tom.entryId);
  await answer(changed.body.id, [{ ...said, id: tomAgain?.id, reason: 'Too late' }]);
  expect((await entry(tom.entryId)).state).toBe('amended');
  expect(await acts()).toEqual([[tom.entryId, 'amendment']]);
  const { body: all } = await call<DueSubmission[]>('/exams/submissions/due');
  expect(all).toMatchObject([
    { board: { id: 'aqa' }, campus: 'oxford', centreNumber: '91526', counts: { amendment: 1 } },
  ]);
  await answer(changed.body.id, [{ ...waits, was: 'refused', id: tomAgain?.id }]);
  expect(await acts()).toEqual([]);
});

it('A board that was told of another candidate than is known now is due an amendment, until it was told or all is as before.', async () => {
  const ana = await applied('Corrected', { uci: '612340261234D' });
  const { id } = (await make((await preview()).seen)).body;
  const sent = await opened(id);
  expect(await acts()).toEqual([]);
  const correct = async (said: object) => {
    const { version, candidate } = (await call<ExamCandidate>(`/enquiries/${ana.enquiryId}/candidate`)).body;
    const json = { version, candidate: { ...candidate, ...said }, reason: '' };
    expect((await call(`/enquiries/${ana.enquiryId}/candidate`, json, 'PUT')).status).toBe(200);
  };
  const before = (await preview()).seen;
  await correct({ uci: '689990980001D' });
  const due = await preview();
  expect(due.seen).not.toBe(before);
  expect(due.rows).toMatchObject([
    {
      ...{ id: ana.entryId, act: 'amendment', was: null, uci: '689990980001D' },
      candidateWas: { certificateName: 'SENT:CORRECTED', birthDate: '2000-02-29', uci: '612340261234D', uln: '' },
    },
  ]);
  await correct({ uci: '612340261234D' });
  expect(await acts()).toEqual([]);
  await correct({ birthDate: '2001-02-28', lastName: 'Šents' });
  expect(await acts()).toEqual([[ana.entryId, 'amendment']]);
  const again = (await make((await preview()).seen)).body.id;
  expect((await opened(again)).rows).toMatchObject([
    { act: 'amendment', certificateName: 'SENTS:CORRECTED', birthDate: '2001-02-28', uci: '612340261234D' },
  ]);
  expect(await opened(id)).toEqual(sent);
  expect(await acts()).toEqual([]);
  // What no board prints or asks for concerns none.
  await correct({ lastName: 'Sents' });
  expect(await acts()).toEqual([]);
  const [row] = (await opened(again)).rows;
  await answer(again, [{ id: row?.id, was: 'waiting', answer: 'refused', reason: 'Send proof' }]);
  expect(await acts()).toEqual([[ana.entryId, 'amendment']]);
  await answer(again, [{ id: row?.id, was: 'refused', answer: 'accepted', reason: '' }]);
  await expect(server.app.db.updateTable('boardSubmissionRows').set({ boardVersion: 9 }).execute()).rejects.toThrow(
    /never changes/,
  );
});

it('What was sent never changes in the database; who is removed is removed from it too.', async () => {
  const { db } = server.app;
  await expect(db.updateTable('boardSubmissions').set({ sequence: 9 }).execute()).rejects.toThrow(/never changes/);
  await expect(db.updateTable('boardSubmissionRows').set({ exam: '{}' }).execute()).rejects.toThrow(/never changes/);
  const { candidate } = await db
    .selectFrom('boardSubmissionTexts')
    .select('candidate')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(candidate).toMatch(/^sealed:/);
  const gone = await applied('Gone');
  const { id } = (await make((await preview()).seen)).body;
  expect((await opened(id)).rows).toHaveLength(1);
  await removeEnquiry(server.app, gone.enquiryId);
  expect((await opened(id)).rows).toEqual([]);
});
