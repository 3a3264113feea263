import { routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewRemote } from './NewRemote';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.addRemoteKey, { id: 'aMBf82-and-more', key: 'a key of another team' });
});
afterEach(() => server.stop());

async function adds(name: string | undefined) {
  const services = fakeServices({ prompt: jest.fn(async () => name) });
  renderInHost(<NewRemote />, { services });
  await userEvent.click(screen.getByRole('button', { name: 'Add a remote' }));
  return services;
}

test('an Admin lets a new team in by a key, shown this once, with the way to its remote', async () => {
  await adds(' mf-library ');
  const field = await screen.findByRole('textbox', { name: 'The new key' });
  expect(field).toHaveValue('a key of another team');
  expect(field).toHaveFocus();
  expect(screen.getByRole('link', { name: 'mf-library' })).toHaveAttribute('href', '/staff/remote/mf-library');
  expect(server.heard).toMatchObject([{ route: routes.addRemoteKey, params: { remote: 'mf-library' } }]);
});

test('a name that no remote can have is refused with words', async () => {
  const { toast } = await adds('The library');
  expect(toast).toHaveBeenCalledWith({
    kind: 'warning',
    message: 'The name must be a remote’s name, as mf-contact.',
  });
  expect(server.heard).toEqual([]);
});

test('who thinks better of it has changed nothing', async () => {
  await adds(undefined);
  expect(server.heard).toEqual([]);
});
