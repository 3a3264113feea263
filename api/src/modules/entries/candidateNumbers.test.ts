import type { EntryList, EntryOutcome, ExamEntry } from '@forms/shared/contract';
import { SEARCH_HEADER } from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
let physics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  physics = { ...(await examEntry(server, 'alevel', 'ocr', 'H556')), id: '2' };
});
afterAll(() => server.stop());

/** An application of a candidate of this first name, who is nobody else, and its entries. */
async function applied(firstName: string, { department = '1', exams = [mathematics] } = {}) {
  const said = { candidate: { firstName, lastName: 'Numbered' }, exams: { department } };
  const { id } = await register(server, exams, 'callback', said);
  return { enquiryId: id, entries: exams.map((_, at) => `${id}.00${at + 1}`) };
}
async function give(ids: readonly string[]): Promise<EntryOutcome[]> {
  const answer = await server.send('/api/exams/entries/numbers', { json: { ids }, headers: staff });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as EntryOutcome[];
}
/** The numbers that candidates of these names have, as staff see them. */
async function numbers(name = ''): Promise<string[]> {
  const headers = { ...staff, [SEARCH_HEADER]: encodeURIComponent(`numbered ${name}`) };
  const { rows } = (await (await server.send('/api/exams/entries?size=100', { headers })).json()) as EntryList;
  return rows.map(({ candidateNumber }) => candidateNumber);
}

it('Candidates are numbered from 0001 on at each campus, one number for all exams of a series and for both applications of one person.', async () => {
  const [ana, rui] = [await applied('Ana', { exams: [mathematics, physics] }), await applied('Rui')];
  const lisbon = await applied('Zita', {
    ...{ department: '2', exams: [await examEntry(server, 'igcse', 'cambridge', '0580')] },
  });
  const again = await applied('ÁNA');
  expect(
    (await give([...ana.entries, ...rui.entries, ...lisbon.entries, ...again.entries])).map((each) => each.done),
  ).toEqual(Array(5).fill(true));
  expect([await numbers('ana'), await numbers('rui'), await numbers('zita')]).toEqual([
    ['0001', '0001', '0001'],
    ['0002'],
    ['0001'],
  ]);
  await give(rui.entries);
  expect(await numbers('rui')).toEqual(['0002']);
});

it('A number is never given again in its series, whoever is removed; an entry that is given up or gone gets none, and is said.', async () => {
  const gone = await applied('Gone');
  await give(gone.entries);
  const [highest = ''] = await numbers('gone');
  await removeEnquiry(server.app, gone.enquiryId);
  const next = await applied('Next');
  const refused = await applied('Refused');
  await server.send(`/api/exams/entry/${refused.entries[0]}/state`, {
    ...{ method: 'PUT', json: { version: 1, state: 'refused', reason: 'Too young' }, headers: staff },
  });
  expect(await give([...next.entries, ...refused.entries, ...gone.entries])).toMatchObject([
    { done: true },
    { done: false, message: 'This entry is refused.' },
    { done: false, message: 'This entry is not there any more.' },
  ]);
  expect(await numbers('next')).toEqual([String(Number(highest) + 1).padStart(4, '0')]);
  const pool = server.app.db.updateTable('candidateNumberSeries').where('campus', '=', 'oxford');
  await pool.set({ last: 9999 }).execute();
  const late = await applied('Late');
  expect(await give(late.entries)).toMatchObject([{ done: false, message: 'All 9999 candidate numbers are given.' }]);
  await pool.set({ last: 100 }).execute();
});

it('However many members of staff number whichever candidates at once, each candidate has one number and no two have the same.', async () => {
  const candidates = [];
  for (let at = 0; at < 6; at += 1) candidates.push(await applied(`Race ${'abcdef'.charAt(at)}`));
  const all = candidates.map(({ entries: [id = ''] }) => id);
  const someOf = fc.shuffledSubarray(all, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(someOf, { minLength: 2, maxLength: 4 }), async (pressed) => {
      await server.app.db.deleteFrom('candidateNumbers').execute();
      const outcomes = (await Promise.all(pressed.map(give))).flat();
      expect(outcomes.filter(({ done }) => !done)).toEqual([]);
      const given = (await numbers('race')).filter(Boolean);
      expect(given).toHaveLength(new Set(pressed.flat()).size);
      expect(new Set(given).size).toBe(given.length);
    }),
    cases(8),
  );
});

it('A candidate whose application has no invoice stands in the list like any other, also where nobody else does.', async () => {
  const { enquiryId } = await applied('Unbilled');
  await server.app.db.updateTable('invoices').set({ isCurrent: 0 }).where('enquiryId', '=', enquiryId).execute();
  expect(await numbers('unbilled')).toEqual(['']);
});
