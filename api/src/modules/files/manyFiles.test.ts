import { type FileOfList, type ListPage, MOST_COUNTED, SEARCH_HEADER } from '@forms/shared/contract';
import { now } from '../../platform/time';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

const END = Buffer.from('["back"]').toString('base64url');
type Headers = { cookie: string };

let server: TestServer;
let staff: Headers;
let admissions: Headers;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  admissions = await server.signIn('Staff', 'admissions');
});
afterAll(() => server.stop());

/** Three enquiries: for an exam, about lessons, and about lessons with an exam chosen besides. */
async function enquiries() {
  const { db } = server.app;
  const { id } = await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  const one = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entry = await db.selectFrom('examEntries').selectAll().where('enquiryId', '=', id).executeTakeFirstOrThrow();
  const others = ['lessons', 'besides'].map((other) => ({
    ...one,
    id: other,
    reference: other,
    type: 'supp' as const,
  }));
  await db.insertInto('enquiries').values(others).execute();
  const besides = { id: 'besides', enquiryId: 'besides', reference: 'besides' };
  await db
    .insertInto('examEntries')
    .values({ ...entry, ...besides })
    .execute();
  return { ofExam: id, ofLessons: 'lessons', ofBoth: 'besides' };
}

/** So many files that are of something, every fourth of them an identity document. */
async function fill(count: number, of: { entityType: 'enquiry' | 'staff' | null; entityId: string | null }) {
  const name = (at: number) => `${of.entityType}-${of.entityId}-${at}.pdf`;
  for (let from = 0; from < count; from += 500)
    await server.app.db
      .insertInto('files')
      .values(
        Array.from({ length: Math.min(500, count - from) }, (_, at) => ({
          ...{ id: name(from + at), name: name(from + at), searched: name(from + at), ...of },
          ...{ ext: 'pdf', mime: 'application/pdf', bytes: from + at, locked: 0 as const, visible: 0 as const },
          ...{ contentType: at % 4 ? ('other' as const) : ('idDoc' as const), uploadedAt: now() },
        })),
      )
      .execute();
}

const end = async (headers: Headers, query: string, more: Record<string, string> = {}) => {
  const response = await server.send(`/api/files/all?place=${END}${query}`, { headers: { ...headers, ...more } });
  expect([query, response.status, response.ok ? '' : await response.text()]).toEqual([query, 200, '']);
  const { rows, before, next, counts } = (await response.json()) as ListPage<FileOfList>;
  expect([next, counts]).toEqual([null, {}]);
  return before + rows.length;
};

it('Of more files than are counted the last page says how many stand before it, of those that who asks sees.', async () => {
  const { ofExam, ofLessons, ofBoth } = await enquiries();
  const [exams, lessons, both, own] = [MOST_COUNTED + 4, 2 * MOST_COUNTED, 40, 20];
  await fill(exams, { entityType: 'enquiry', entityId: ofExam });
  await fill(lessons, { entityType: 'enquiry', entityId: ofLessons });
  await fill(both, { entityType: 'enquiry', entityId: ofBoth });
  await fill(own, { entityType: 'staff', entityId: 'staff' });
  const seen = lessons + both + own;
  for (const sort of ['', '&sort=-size', '&sort=name']) {
    expect([sort, await end(staff, `${sort}&contentType=other`)]).toEqual([sort, (3 * (exams + seen)) / 4]);
    expect([sort, await end(admissions, sort)]).toEqual([sort, seen]);
  }
  expect(await end(admissions, '&tab=enquiry')).toBe(seen - own);
  expect(await end(admissions, '&contentType=other')).toBe((3 * seen) / 4);
  // A search is counted by itself.
  expect(await end(admissions, '', { [SEARCH_HEADER]: 'pdf' })).toBe(seen);
});
