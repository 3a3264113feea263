import { type Contact, contentPage, type ListPage, type SlugKind } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

const enquiry = {
  firstName: ' Ana ',
  lastName: 'Souza',
  email: 'not checked for its form',
  message: 'Olá!',
  page: '/message',
};

const rowsOf = async (list: Response) => ((await list.json()) as ListPage<Contact>).rows;

describe('the content service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it.each(['home', 'examinations', 'fees', 'access-arrangements', 'study-online', 'fees.php'])(
    'has the page %s',
    async (slug) => {
      const response = await server.send(`/content/pages/${slug}`);
      expect(await response.json()).toMatchObject({
        slug,
        title: expect.stringMatching(/\w/),
        html: expect.any(String),
      });
    },
  );

  it('has the Portuguese site’s pages in Portuguese, with pictures that are there in every size', async () => {
    const response = await server.send('/content/pages/study.php');
    const page = contentPage.parse(await response.json());
    expect(page).toMatchObject({ language: 'pt-PT', title: 'Estudar em Lisboa' });
    expect(page.headerImage?.alt).toMatch(/\w/);
    for (const { src } of page.headerImage?.sizes ?? []) {
      const image = await server.send(src);
      expect(image.status).toBe(200);
      expect(image.headers.get('content-type')).toBe('image/webp');
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }
  });

  it('answers a page that does not exist with 404', async () => {
    expect((await server.send('/content/pages/nowhere')).status).toBe(404);
  });

  it('takes a contact enquiry, which staff read', async () => {
    const response = await server.send('/content/contacts', { json: enquiry });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const list = await server.send('/content/contacts', { headers: await server.signIn('Staff') });
    expect(await rowsOf(list)).toContainEqual({
      ...enquiry,
      firstName: 'Ana',
      mobile: '',
      id,
      sentAt: expect.any(String),
      status: 'submitted',
      suspect: false,
      replies: [],
      received: [],
    });
  });

  it('keeps the same words once, whether they are sent again with their key or without', async () => {
    const said = { ...enquiry, message: 'Only once, please.' };
    const send = async (headers = {}) =>
      (await (await server.send('/content/contacts', { json: said, headers })).json()) as { id: string };
    const { id } = await send({ 'Idempotency-Key': 'a-key' });
    expect(await send({ 'Idempotency-Key': 'a-key' })).toEqual({ id });
    expect(await send()).toEqual({ id });
    const list = await server.send('/content/contacts', { headers: await server.signIn('Staff') });
    const stored = await rowsOf(list);
    expect(stored.filter(({ message }) => message === said.message)).toHaveLength(1);
  });

  it.each([
    ['fills in the field that nobody sees', { website: 'https://pills.example' }],
    ['is faster than anybody types', { filledInMs: 400 }],
  ])('thanks who %s, and marks what they sent for staff', async (why, sign) => {
    const response = await server.send('/content/contacts', { json: { ...enquiry, message: why, ...sign } });
    expect(response.status).toBe(201);
    const list = await server.send('/content/contacts', { headers: await server.signIn('Staff') });
    expect(await rowsOf(list)).toContainEqual(expect.objectContaining({ message: why, suspect: true }));
  });

  it('refuses a message that is too long, and says so', async () => {
    const response = await server.send('/content/contacts', { json: { ...enquiry, message: 'x'.repeat(5_001) } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'message' }] });
  });

  it('follows a contact enquiry through the statuses that there are, and no other', async () => {
    const headers = await server.signIn('Staff');
    const { id } = (await (await server.send('/content/contacts', { json: enquiry })).json()) as { id: string };
    const move = (newValue: string, to = id) =>
      server.send(`/content/contacts/${to}`, { method: 'PUT', json: { field: 'status', newValue }, headers });
    expect(await (await move('completed')).json()).toMatchObject({ id, lastName: 'Souza', status: 'completed' });
    expect((await move('lost')).status).toBe(400);
    expect((await move('completed', 'nothing')).status).toBe(404);
    const list = await server.send('/content/contacts', { headers });
    expect(await rowsOf(list)).toContainEqual(expect.objectContaining({ id, status: 'completed' }));
  });

  it.each(['firstName', 'lastName', 'email', 'message'])('refuses a contact enquiry without its %s', async (field) => {
    const response = await server.send('/content/contacts', { json: { ...enquiry, [field]: '   ' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
  });

  it('shows contact enquiries to nobody but staff', async () => {
    expect((await server.send('/content/contacts')).status).toBe(401);
  });

  it('says what a slug leads to', async () => {
    const json = { header: { title: 'A' }, pages: [{ name: 'a', title: 'A', fields: [] }] };
    await addForm(server.app.db, { slug: 'a-form', title: 'A', json }, null);
    const kind = async (slug: string) =>
      ((await (await server.send(`/api/slug/${slug}`)).json()) as { kind: string }).kind;
    expect(await kind('a-form')).toBe('form');
    expect(await kind('fees')).toBe('page');
    expect(await kind('nowhere')).toBe('none');
    expect(await kind('..%2Fetc%2Fpasswd')).toBe('none');
  });

  it('names the pages most like a slug that leads nowhere, but no form of staff’s own', async () => {
    const json = { header: { title: 'A' }, pages: [{ name: 'a', title: 'A', fields: [] }] };
    await addForm(server.app.db, { slug: 'redundancies', title: 'Redundancies', json }, null);
    const near = async (slug: string) => (await (await server.send(`/api/slug/${slug}`)).json()) as SlugKind;
    expect((await near('examinatons')).near).toContainEqual({ slug: 'examinations', title: 'Examinations' });
    expect((await near('tuition-services')).near).toContainEqual(
      expect.objectContaining({ slug: 'tuition-services-v2' }),
    );
    expect((await near('redundancy')).near).not.toContainEqual(expect.objectContaining({ slug: 'redundancies' }));
  });
});
