import { TestServer } from '../../testing/startServer';

it('what is new is counted, and no more once somebody has begun with it', async () => {
  const server = await TestServer.start();
  const headers = await server.signIn('Staff');
  const waiting = async () => (await server.send('/api/waiting', { headers })).json();
  expect(await waiting()).toEqual({ enquiries: 0, contacts: 0, bugReports: 0 });

  const values = {
    firstName: 'Ana',
    lastName: 'Sá',
    email: 'ana@example.org',
    message: 'Olá',
    page: '/',
  };
  const { id } = (await (await server.send('/content/contacts', { json: values })).json()) as { id: string };
  expect(await waiting()).toEqual({ enquiries: 0, contacts: 1, bugReports: 0 });

  const moved = await server.send(`/content/contacts/${id}`, {
    method: 'PUT',
    json: { field: 'status', newValue: 'investigating' },
    headers,
  });
  expect(await moved.json()).toMatchObject({ id, firstName: 'Ana', status: 'investigating' });
  expect(await waiting()).toEqual({ enquiries: 0, contacts: 0, bugReports: 0 });
  await server.stop();
});
