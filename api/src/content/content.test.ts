import { addForm } from '../forms/storedForms';
import { TestServer } from '../testing/startServer';

const enquiry = {
  firstName: ' Ana ',
  lastName: 'Souza',
  email: 'not checked for its form',
  message: 'Olá!',
  page: '/message',
};

describe('the content service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it.each(['home', 'examinations', 'fees', 'access-arrangements', 'study-online'])('has the page %s', async (slug) => {
    const response = await server.send(`/content/pages/${slug}`);
    expect(await response.json()).toMatchObject({ slug, title: expect.stringMatching(/\w/), html: expect.any(String) });
  });

  it('answers a page that does not exist with 404', async () => {
    expect((await server.send('/content/pages/nowhere')).status).toBe(404);
  });

  it('takes a contact enquiry, which staff read', async () => {
    const response = await server.send('/content/contacts', { json: enquiry });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const list = await server.send('/content/contacts', { headers: await server.signIn('Staff') });
    expect(await list.json()).toContainEqual({
      ...enquiry,
      firstName: 'Ana',
      mobile: '',
      id,
      sentAt: expect.any(String),
      status: 'submitted',
    });
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
    expect(await list.json()).toContainEqual(expect.objectContaining({ id, status: 'completed' }));
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
});
