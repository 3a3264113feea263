import { type FormDefinition, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveForm } from './SaveForm';

const json: FormDefinition = {
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'name', type: 'input', label: 'Name' }] }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.form, { slug: 'open-day', title: 'Open day', version: 4, json });
});
afterEach(() => server.stop());

test('the form is stored as its next version, which can be edited from there', async () => {
  server.answer(routes.changeForm, { slug: 'open-day', title: 'Open day', version: 5, warnings: [] });
  const services = fakeServices();
  renderInHost(<SaveForm slug="open-day" />, { services });
  await userEvent.click(screen.getByRole('button', { name: 'Save form' }));
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'Form saved as version 5',
        actions: [expect.objectContaining({ label: 'Edit' })],
      }),
    ),
  );
  expect(server.heard.find(({ route }) => route === routes.changeForm)?.body).toEqual({
    field: 'json',
    newValue: json,
    from: 4,
  });
});

test('who is not signed in is told so by the server, and is not offered it again', async () => {
  server.refuse(routes.changeForm, 401, 'Login expired');
  const services = fakeServices();
  renderInHost(<SaveForm slug="open-day" />, { services });
  await userEvent.click(screen.getByRole('button', { name: 'Save form' }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 401 })));
  expect(screen.queryByRole('button', { name: 'Save form' })).toBeNull();
});
