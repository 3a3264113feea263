import { routes as calls, type OwnApplication } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnApplications } from './OwnApplications';

const application: OwnApplication = {
  id: '42',
  reference: 'EX-7K2M9Q',
  formTitle: 'Exams registration',
  submittedAt: '2026-11-21T14:05:00.000Z',
  state: 'Waiting for your bank transfer',
  next: 'Please pay £229.95 by bank transfer by 7th December 2026.',
  owing: 22_995,
  invoice: { number: 'INV-2026-00001', amount: 22_995, dueDate: '2026-12-07', status: 'unpaid' },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

function open() {
  const router = createMemoryRouter(
    [
      { path: '/staff/my-applications', element: <OwnApplications /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/staff/my-applications'] },
  );
  render(
    <StoreProvider store={createStore()}>
      <ServicesProvider value={fakeServices()}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StoreProvider>,
  );
  return router;
}

test('says of each application how far it is and what is to be paid, and leads to its page', async () => {
  server.answer(calls.ownApplications, [
    application,
    { ...application, id: '43', reference: 'TU-1', owing: 0, invoice: null },
  ]);
  server.answer(calls.openOwnApplication, { link: 'a-secret' });
  const router = open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('EX-7K2M9Q, sent on 21st November 2026');
  expect(first).toHaveTextContent('Waiting for your bank transfer. Please pay £229.95');
  expect(within(first as HTMLElement).getByText('£229.95 to pay')).toBeVisible();
  expect(first).toHaveTextContent('Invoice INV-2026-00001: £229.95, due by 7th December 2026');
  expect(second).not.toHaveTextContent('to pay');
  expect(second).not.toHaveTextContent('Invoice');
  await userEvent.click(screen.getByRole('button', { name: 'Open EX-7K2M9Q' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/application', hash: '#a-secret' }));
});

test('says where to look for what was sent with another address, when there is nothing', async () => {
  server.answer(calls.ownApplications, []);
  open();
  expect(await screen.findByText(/behind the link in our letter about it/)).toBeVisible();
});
