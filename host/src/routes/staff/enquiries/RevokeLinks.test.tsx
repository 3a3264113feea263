import { routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RevokeLinks } from './RevokeLinks';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

test('the private links of an enquiry are revoked after a question, and not without it', async () => {
  const confirm = jest.fn(async () => false);
  const services = fakeServices({ confirm });
  renderInHost(<RevokeLinks enquiryId="e1" />, { services });
  const button = screen.getByRole('button', { name: 'Revoke private links' });
  await userEvent.click(button);
  expect(server.heard).toEqual([]);

  confirm.mockResolvedValue(true);
  server.refuse(routes.revokeApplicationLinks, 404, 'There is no such enquiry.');
  await userEvent.click(button);
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 404 })));
  expect(server.heard).toMatchObject([{ route: routes.revokeApplicationLinks, params: { id: 'e1' } }]);
  expect(services.toast).not.toHaveBeenCalled();
});
