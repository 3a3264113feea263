import type { ListedFile } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  const fields = [
    { name: 'email', type: 'email', label: 'Email' },
    { name: 'files', type: 'uploader', label: 'Files' },
  ];
  const json = { header: { title: 'Files' }, pages: [{ name: 'page', title: 'Page', fields }] };
  await server.send('/api/v2/newform', {
    json: { slug: 'files', title: 'Files', json },
    headers: await server.signIn('Admin'),
  });
});
afterAll(() => server.stop());

/** Submits the form with this address; answers how staff give its enquiry a file. */
async function enquiryOf(email: string) {
  const sent = await server.send('/api/webforms/form/files/data', { json: [{ name: 'page', values: { email } }] });
  const { id } = (await sent.json()) as { id: string };
  return async (name: string, isVisible = true) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ uploadType: 'other', entityType: 'enquiry', entityTypeId: id }))
      body.append(field, value);
    body.append('file', new Blob(['%PDF-1.7\n1 0 obj']), name);
    const added = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
    const file = (await added.json()) as { id: string };
    if (isVisible) await server.send(`/api/file/${file.id}/visible`, { method: 'POST', headers: staff });
  };
}

/** A signed-in candidate, and the address that they are written to. */
async function candidate() {
  const headers = await server.signIn('Candidate');
  const { email } = (await (await server.send('/api/auth/session', { headers })).json()) as { email: string };
  const files = async () => (await (await server.send('/api/my/files', { headers })).json()) as ListedFile[];
  return { email, files };
}

it('A candidate’s own files are those of enquiries with their address, once staff have made them visible.', async () => {
  const { email, files } = await candidate();
  const add = await enquiryOf(email.toUpperCase());
  await add('certificate.pdf');
  await add('notes-of-staff.pdf', false);
  const addToAnother = await enquiryOf('somebody.else@example.org');
  await addToAnother('private.pdf');
  expect((await files()).map(({ name }) => name)).toEqual(['certificate.pdf']);
  expect(await (await candidate()).files()).toEqual([]);
});

it('Visitors have no files of their own to ask for, and staff have a list of all.', async () => {
  expect((await server.send('/api/my/files')).status).toBe(401);
  expect((await server.send('/api/my/files', { headers: staff })).status).toBe(403);
});
