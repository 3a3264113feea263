import type { Seller, SellerOfCampus } from '@forms/shared/contract';
import { seller } from '@forms/shared/testing/seller';
import { Payer } from '../../testing/payer';
import { pdfText } from '../../testing/pdfText';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let payer: Payer;
let admin: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({ BANK_DETAILS: 'Sort code: 99-99-99' });
  payer = new Payer(server, await examEntry(server, 'igcse', 'cambridge', '0580'));
  admin = await server.signIn('Admin');
});
afterAll(() => server.stop());

const set = (campus: string, version: number, changed: Partial<Seller> = {}) =>
  server.send(`/api/sellers/${campus}`, {
    method: 'PUT',
    json: { version, seller: { ...seller, ...changed } },
    headers: admin,
  });
const sellers = async () => (await (await server.send('/api/sellers', { headers: admin })).json()) as SellerOfCampus[];

/** The text of the PDF of an invoice that was issued for a campus. */
const issued = async (department: '1' | '2') => {
  const { id } = await payer.enquire('bacs', { exams: { department } });
  const { invoiceId } = await payer.read(id);
  return {
    text: async () => {
      const made = await server.send(`/api/invoice/${invoiceId}/generate/pdf`, { headers: admin });
      const { fileId } = (await made.json()) as { fileId: string };
      const pdf = await server.send(`/api/file/${fileId}/content`, { headers: admin });
      return pdfText(new Uint8Array(await pdf.arrayBuffer()));
    },
  };
};

test('An invoice is of who sells at its campus when it is issued, whoever does later.', async () => {
  const before = await issued('1');
  expect(await before.text()).toContain('Sort code: 99-99-99');

  expect((await set('oxford', 0)).status).toBe(204);
  const first = await issued('1');
  // An account in Oxford is none of Lisbon’s.
  expect(await (await issued('2')).text()).not.toMatch(/99-99-99|12-34-56/);
  expect(
    (await set('lisbon', 0, { legalName: 'Colégio de Lisboa, Lda', iban: 'PT50000201231234567890154' })).status,
  ).toBe(204);
  expect((await set('oxford', 1, { legalName: 'The Next Ltd', iban: '', bic: '' })).status).toBe(204);

  expect(await (await issued('1')).text()).toContain('The Next Ltd');
  for (const { text } of [first, before]) {
    expect(await text()).toContain('Smith & Sons Tutorial Ltd');
    expect(await text()).toContain('IBAN: GB82 WEST 1234 5698 7654 32');
    expect(await text()).not.toContain('99-99-99');
  }
  const inLisbon = await (await issued('2')).text();
  expect(inLisbon).toContain('Colégio de Lisboa, Lda');
  for (const line of ['Titular da conta: Tutorial Ltd', 'IBAN: PT50 0002 0123 1234 5678 9015 4', 'BIC: WESTGB22']) {
    expect(inLisbon).toContain(line);
  }
  expect(inLisbon).not.toMatch(/Sort code|12-34-56|12345678\b|Account/);
});

test('What somebody else has set meanwhile is not replaced unseen, and is told.', async () => {
  const [oxford] = await sellers();
  const version = oxford?.version ?? 0;
  const both = await Promise.all([
    set('oxford', version, { legalName: 'Mine' }),
    set('oxford', version, { legalName: 'Theirs' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const refused = (await both.find(({ status }) => status === 409)?.json()) as {
    error: string;
    stored: SellerOfCampus;
  };
  const [now] = await sellers();
  expect(refused).toMatchObject({ error: 'seller-changed', stored: now });
  expect(now).toMatchObject({ version: version + 1, changedBy: expect.any(String) });
  expect((await set('oxford', version + 9)).status).toBe(409);
});

test.each([
  ['an IBAN with a wrong digit', { iban: 'GB82WEST12345698765433' }],
  ['half an account', { sortCode: '' }],
  ['a logo that is no picture', { logo: Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1').toString('base64') }],
])('%s is refused, and nothing changes', async (_, changed) => {
  const [before] = await sellers();
  expect((await set('oxford', before?.version ?? 0, changed)).status).toBe(422);
  expect((await sellers())[0]).toEqual(before);
});

test('Every version of who sells at a campus stays, with who set it.', async () => {
  const version = (await sellers())[0]?.version ?? 0;
  await set('oxford', version, { legalName: 'Before' });
  await set('oxford', version + 1, { legalName: 'After' });
  const ask = async <Answer>(path: string) =>
    (await (await server.send(`/api/sellers/oxford/versions${path}`, { headers: admin })).json()) as Answer;
  const all = await ask<SellerOfCampus[]>('');
  expect(all.map((each) => each.version)).toEqual(Array.from({ length: version + 2 }, (_, at) => version + 2 - at));
  expect(all[0]).toEqual({ version: version + 2, changedBy: 'A Admin', changedAt: expect.any(String) });
  expect(await ask(`/${version + 1}`)).toMatchObject({ campus: 'oxford', seller: { legalName: 'Before' } });
  expect(await ask(`/${version + 3}`)).toMatchObject({ error: 'not-found' });
});

test('Only an Admin sees and sets who sells.', async () => {
  const staff = await server.signIn('Staff');
  expect((await server.send('/api/sellers', { headers: staff })).status).toBe(403);
});
