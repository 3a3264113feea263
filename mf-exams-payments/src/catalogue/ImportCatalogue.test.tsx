import { CATALOGUE_CHANGED, type OffersPreview, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportCatalogue } from './ImportCatalogue';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const shown = (said: Partial<OffersPreview> = {}): OffersPreview => ({
  ...{ problems: [], added: [], removed: [], unchanged: 270, pin: 'first' },
  changed: [
    {
      ...{ id: 'aqa-gcse-8300h', said: 'AQA GCSE Mathematics (8300H)' },
      differences: [{ column: 'Board fee', before: '£49.95', after: '£52.50' }],
    },
  ],
  ...said,
});
const sent = () => server.heard.filter(({ route }) => route === routes.importOffers).map(({ body }) => body);
async function chooses(user: ReturnType<typeof userEvent.setup>) {
  renderInHost(<ImportCatalogue onClose={() => undefined} />);
  await user.upload(screen.getByLabelText('Offers or papers'), new File(['Board,Level,Code'], 'fees.csv'));
}

test('what a file would change is shown before it does, and what was shown is confirmed', async () => {
  const user = userEvent.setup();
  server.answer(routes.readOffersFile, shown());
  server.answer(routes.importOffers, { added: 0, changed: 1, removed: 0 });
  await chooses(user);
  expect(await screen.findByText('AQA GCSE Mathematics (8300H)')).toBeInTheDocument();
  expect(screen.getByText('Board fee').nextElementSibling).toHaveTextContent('£49.95 → £52.50');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make this change' }));
  expect(await screen.findByText('0 added, 1 changed, 0 retired.')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ name: 'fees.csv', missing: 'stay', pin: 'first' }]);
});

test('where the catalogue has changed since, that is said and what the file would do by now is shown', async () => {
  const user = userEvent.setup();
  server.answer(routes.readOffersFile, shown());
  server.refuse(routes.importOffers, 409, CATALOGUE_CHANGED.message, { error: CATALOGUE_CHANGED.word });
  await chooses(user);
  await screen.findByText('AQA GCSE Mathematics (8300H)');
  server.answer(routes.readOffersFile, shown({ changed: [], pin: 'second' }));
  await user.click(screen.getByRole('button', { name: 'Make this change' }));
  expect(await screen.findByText(CATALOGUE_CHANGED.message)).toBeInTheDocument();
  expect(screen.getByText('This file would change nothing.')).toBeInTheDocument();
});

test('what cannot be read is said with line and column, and there is nothing to confirm', async () => {
  const user = userEvent.setup();
  server.answer(routes.readOffersFile, shown({ problems: ['Line 2, Board fee: At least £0.00.'], changed: [] }));
  await chooses(user);
  expect(await screen.findByText('Line 2, Board fee: At least £0.00.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
});
