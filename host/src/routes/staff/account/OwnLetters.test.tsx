import { routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnLetters } from './OwnLetters';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const named = 'A letter for each note that is for me';

test('letters about notes are done without by one tick, which says so', async () => {
  server.answer(routes.ownLetters, { notes: true });
  const services = fakeServices();
  renderInHost(<OwnLetters />, { services });
  expect(await screen.findByRole('checkbox', { name: named })).toBeChecked();
  server.answer(routes.changeOwnLetters, undefined);
  server.answer(routes.ownLetters, { notes: false });
  await userEvent.click(screen.getByRole('checkbox', { name: named }));
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith({ kind: 'positive', message: 'You get none of these letters.' }),
  );
  expect(server.heard.find(({ route }) => route === routes.changeOwnLetters)?.body).toEqual({ notes: false });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: named })).not.toBeChecked());
});

test('what could not be kept stands as it was, and says why', async () => {
  server.answer(routes.ownLetters, { notes: true });
  server.refuse(routes.changeOwnLetters, 500, 'Something broke');
  const services = fakeServices();
  renderInHost(<OwnLetters />, { services });
  await userEvent.click(await screen.findByRole('checkbox', { name: named }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: named })).toBeChecked());
});
