import {
  type EntryList,
  type EntryOffer,
  type ExamEntry,
  type OfferedSubject,
  type OfferRecord,
  offerTerms,
} from '@forms/shared/contract';
import { examEntry, register, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
let physics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  physics = await examEntry(server, 'alevel', 'ocr', 'H556');
});
afterAll(() => server.stop());

async function call<T>(path: string, json?: object, method?: string): Promise<{ status: number; body: T }> {
  const response = await server.send(`/api${path}`, { json, headers: staff, ...(method && { method }) });
  return { status: response.status, body: (await response.json()) as T };
}

/** As staff set how many may enter for an option in a series. */
async function setPlaces(optionId: string, capacity: number | null): Promise<void> {
  const { body } = await call<OfferRecord>(`/system/catalogue/offer/${optionId}`);
  const terms = { ...offerTerms.parse(body), capacity };
  expect((await call(`/system/catalogue/offer/${optionId}`, { version: body.version, terms }, 'PUT')).status).toBe(200);
}
const seriesOffered = async (optionId: string) => {
  const subjects = (await call<OfferedSubject[]>('/webforms/exams/catalogue')).body;
  return subjects
    .filter(({ options }) => options.some(({ id }) => id === optionId))
    .flatMap(({ series }) => series.map(({ id }) => id));
};
const entriesOf = async (enquiryId: string) =>
  (await call<EntryList>('/exams/entries')).body.rows.filter((row) => row.enquiryId === enquiryId);

it('Of several who enter at once for the last place one has it; the others are told at the field, and it is offered again once it is given back.', async () => {
  const { option, series } = physics.formData;
  expect(await seriesOffered(option.id)).toContain(series.id);
  await setPlaces(option.id, 1);
  const enter = async () => {
    const response = await server.send('/api/webforms/exams/form/data', { json: registration([physics], 'bacs') });
    return { status: response.status, body: (await response.json()) as { id: string; errors?: object[] } };
  };
  const answers = await Promise.all([enter(), enter(), enter()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
    {
      ...{ page: 'exams', field: 'exams' },
      message: `Physics A (H556) in ${series.name} is full. Please delete it or choose another.`,
    },
  ]);
  expect(await seriesOffered(option.id)).not.toContain(series.id);

  const { id: enquiryId } = answers.find(({ status }) => status === 201)?.body ?? { id: '' };
  const [entry] = await entriesOf(enquiryId);
  const { version } = (await call<EntryOffer>(`/exams/entry/${entry?.id}/offer`)).body;
  const given = { version, returned: 0, reason: 'Moved away' };
  expect((await call(`/exams/entry/${entry?.id}/withdraw`, given)).status).toBe(200);
  expect(await seriesOffered(option.id)).toContain(series.id);
  expect((await enter()).status).toBe(201);
  await setPlaces(option.id, null);
});

it('Nobody is amended into an option that is full.', async () => {
  const mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  const { id: enquiryId } = await register(server, [mathematics], 'bacs');
  const [entry] = await entriesOf(enquiryId);
  const { version, amendment } = (await call<EntryOffer>(`/exams/entry/${entry?.id}/offer`)).body;
  const [choice] = amendment.choices;
  if (!choice) throw new Error('There is another tier.');
  const amended = { version, optionId: choice.option.id, amount: choice.amount, reason: 'The higher tier' };
  await setPlaces(choice.option.id, 0);
  const refused = await call<{ message: string }>(`/exams/entry/${entry?.id}/amend`, amended);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/ is full\.$/)]);
  await setPlaces(choice.option.id, 1);
  expect((await call(`/exams/entry/${entry?.id}/amend`, amended)).status).toBe(200);
});
