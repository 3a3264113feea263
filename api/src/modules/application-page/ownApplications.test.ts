import type { ApplicationPage, OwnApplication } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  const fields = [{ name: 'email', type: 'email' as const, label: 'Email' }];
  const json = { header: { title: 'Open day' }, pages: [{ name: 'you', title: 'You', fields }] };
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json }, null);
});
afterAll(() => server.stop());

async function submit(email: string) {
  const json = [{ name: 'you', values: { email } }];
  const response = await server.send('/api/webforms/form/open-day/data', { json });
  return (await response.json()) as { id: string; reference: string };
}

/** A signed-in candidate with an address of their own. */
async function candidate() {
  const headers = await server.signIn('Candidate');
  const { email } = (await (await server.send('/api/auth/session', { headers })).json()) as { email: string };
  return {
    email,
    list: async () => (await (await server.send('/api/my/applications', { headers })).json()) as OwnApplication[],
    open: (id: string) => server.send(`/api/my/applications/${id}/link`, { method: 'POST', headers }),
  };
}

it('A candidate sees what was sent with their address, how far it is, and opens its page.', async () => {
  const { email, list, open } = await candidate();
  const { id, reference } = await submit(email.toUpperCase());
  await submit('somebody.else@example.org');
  expect(await list()).toMatchObject([
    { id, reference, formTitle: 'Open day', state: 'Received', owing: 0, invoice: null },
  ]);

  const { link } = (await (await open(id)).json()) as { link: string };
  const page = (await (await server.send('/api/application', { json: { link } })).json()) as ApplicationPage;
  expect(page).toMatchObject({ reference, details: { formSlug: 'open-day' } });
});

it('Nobody opens what another has sent: neither another candidate, nor staff, nor a visitor.', async () => {
  const { id } = await submit('somebody.else@example.org');
  const { list, open } = await candidate();
  expect(await list()).toEqual([]);
  expect((await open(id)).status).toBe(404);
  const path = `/api/my/applications/${id}/link`;
  expect((await server.send(path, { method: 'POST', headers: await server.signIn('Staff') })).status).toBe(403);
  expect((await server.send(path, { method: 'POST' })).status).toBe(401);
});
