import { type FormDefinition, UPLOAD_SESSION_HEADER } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

const form: FormDefinition = {
  header: { title: 'Passport' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'passport', type: 'uploader' }] }],
};
const mine = 'a-filling-in-of-mine';
const another = 'a-filling-in-of-yours';

describe('Of what a visitor uploaded in a form', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
    await addForm(server.app.db, { slug: 'passport', title: 'Passport', json: form }, null);
  });
  afterAll(() => server.stop());

  const upload = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', new Blob(['%PDF-1.7\n']), 'passport.pdf');
    const answer = await server.send('/api/webforms/file/upload', { method: 'POST', body });
    return ((await answer.json()) as { id: string }).id;
  };
  const takeBack = async (id: string, session: string, headers: Record<string, string> = {}) =>
    (await server.send(`/api/webforms/file/delete/${id}`, { json: { session }, headers })).status;
  const look = (id: string, session?: string) =>
    server.send(`/api/file/${id}?data=none`, {
      headers: session === undefined ? {} : { [UPLOAD_SESSION_HEADER]: session },
    });
  const submit = (id: string) =>
    server.send('/api/webforms/form/passport/data', {
      json: [{ name: 'you', values: { passport: [{ id, name: 'passport.pdf', size: 9 }] } }],
    });
  const isStored = async (id: string) => {
    for await (const { name } of server.app.store.list()) if (name === id) return true;
    return false;
  };

  it('what they take back is gone from the server', async () => {
    const id = await upload({ session: mine });
    expect(await isStored(id)).toBe(true);
    expect(await takeBack(id, mine)).toBe(204);
    expect(await isStored(id)).toBe(false);
    expect((await look(id, mine)).status).toBe(404);
    expect(await takeBack(id, mine)).toBe(404);
  });

  it('nobody else takes anything back, staff neither by this call', async () => {
    const id = await upload({ session: mine });
    expect(await takeBack(id, another)).toBe(404);
    expect(await takeBack(id, another, await server.signIn('Staff'))).toBe(404);
    expect(await takeBack(id, '')).toBe(400);
    expect(await isStored(id)).toBe(true);
    const nobodys = await upload({});
    expect(await takeBack(nobodys, mine)).toBe(404);
    expect(await isStored(nobodys)).toBe(true);
  });

  it('what was submitted is the staff’s, and taken back by nobody', async () => {
    const id = await upload({ session: mine });
    expect((await submit(id)).status).toBe(201);
    expect(await takeBack(id, mine)).toBe(404);
    expect(await isStored(id)).toBe(true);
    expect((await server.send(`/api/file/${id}`, { headers: await server.signIn('Staff') })).status).toBe(200);
  });

  it('they are told what it is until it is submitted, and nobody else is', async () => {
    const id = await upload({ session: mine });
    expect(await (await look(id, mine)).json()).toMatchObject({ id, name: 'passport.pdf', size: 9, fileData: '' });
    expect((await look(id, another)).status).toBe(402);
    expect((await look(id)).status).toBe(402);
    await submit(id);
    expect((await look(id, mine)).status).toBe(402);
  });
});
