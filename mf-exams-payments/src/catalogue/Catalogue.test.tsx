import { type Difference, OFFER_CHANGED, type OfferRecord, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Catalogue from './Catalogue';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.offers, { series: [{ id: 'summer-2027', name: 'Summer 2027' }], offers: [listed, french] });
  server.answer(routes.offerOf, mathematics());
});
afterEach(() => server.stop());

const changed: Difference[] = [{ column: 'Board fee', before: '£47.00', after: '£49.95' }];
const mathematics = (said: Partial<OfferRecord> = {}): OfferRecord => ({
  ...{ id: 'aqa-gcse-8300h', board: 'aqa', level: 'gcse', specification: '8300', subject: 'Mathematics' },
  ...{ code: '8300H', name: 'Higher tier', kind: 'tier', boardFee: 4995, centreCharge: 18_000, capacity: null },
  ...{ age: null, campuses: ['oxford', 'lisbon'], isRetired: false, version: 1 },
  ...{ changedBy: 'Rui', changedAt: '2026-11-24T09:00:00Z' },
  papers: [{ code: '8300/1H', name: 'Paper 1', type: 'Written', tier: 'higher', minutes: 90, sittings: [] }],
  history: [{ action: 'changed', at: '2026-11-24T09:00:00Z', author: 'Rui', source: '', differences: changed }],
  ...said,
});
const { history: _, ...stored } = mathematics();
const listed = { ...stored, papers: ['8300/1H'], series: ['summer-2027'] };
const french = { ...listed, id: 'aqa-gcse-8652f', subject: 'French', code: '8652F', series: [] };
const sent = () => server.heard.filter(({ route }) => route === routes.changeOffer).map(({ body }) => body);

async function chooses(user: ReturnType<typeof userEvent.setup>, action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Mathematics' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

test('offers are narrowed to those that are examined in a series', async () => {
  const user = userEvent.setup();
  renderInHost(<Catalogue />);
  expect(await screen.findByText('French')).toBeInTheDocument();
  expect(screen.getAllByText('£229.95')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Examined in'), 'Summer 2027');
  expect(screen.queryByText('French')).not.toBeInTheDocument();
});

test('what nobody has set since the site began says so, and is found by that', async () => {
  const user = userEvent.setup();
  const begun = { ...french, changedBy: null, changedAt: null };
  server.answer(routes.offers, { series: [], offers: [listed, begun] });
  renderInHost(<Catalogue />);
  expect(await screen.findByText('Rui, 24 Nov 2026')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Set by' }), 'As the site began');
  expect(screen.queryByText('Mathematics')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /French.*As the site began/ })).toBeInTheDocument();
});

test('a fee is changed in pounds, and what cannot be is said at its field', async () => {
  const user = userEvent.setup();
  server.answer(routes.changeOffer, mathematics({ version: 2 }));
  renderInHost(<Catalogue />);
  const dialog = await chooses(user, 'Edit');
  const fee = await dialog.findByLabelText(/^Board fee/);
  await user.clear(fee);
  await user.type(fee, 'lots');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(fee).toHaveAccessibleDescription(/Please enter an amount in pounds/);
  await user.clear(fee);
  await user.type(fee, '52.50');
  expect(dialog.getByText('A candidate pays £232.50.')).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toMatchObject([
    { version: 1, terms: { boardFee: 5250, centreCharge: 18_000, subject: 'Mathematics' } },
  ]);
});

test('what somebody else has changed meanwhile is shown beside one’s own, and saved over only when asked', async () => {
  const user = userEvent.setup();
  const { history: __, ...theirs } = mathematics({ boardFee: 6000, version: 2 });
  server.refuse(routes.changeOffer, 409, OFFER_CHANGED.message, { error: OFFER_CHANGED.word, offer: theirs });
  renderInHost(<Catalogue />);
  const dialog = await chooses(user, 'Edit');
  const fee = await dialog.findByLabelText(/^Board fee/);
  await user.clear(fee);
  await user.type(fee, '55');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('£60.00')).toBeInTheDocument();
  expect(dialog.getByText('£55.00')).toBeInTheDocument();
  server.answer(routes.changeOffer, mathematics({ version: 3 }));
  await user.click(dialog.getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().at(-1)).toMatchObject({ version: 2, terms: { boardFee: 5500 } });
});

test('the history says who changed what, and a retired offer is only retired, never deleted', async () => {
  const user = userEvent.setup();
  server.answer(routes.retireOffer, mathematics({ isRetired: true, version: 2 }));
  renderInHost(<Catalogue />);
  const history = await chooses(user, 'History');
  expect(await history.findByText(/by Rui/)).toBeInTheDocument();
  expect(history.getByText('Board fee').nextElementSibling).toHaveTextContent('£47.00 → £49.95');
  await user.click(history.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const retire = await chooses(user, 'Retire');
  expect(retire.getByText(/Entries and invoices stay as they are/)).toBeInTheDocument();
  await user.click(retire.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.heard.filter(({ route }) => route === routes.retireOffer)).toMatchObject([
    { body: { version: 1, isRetired: true } },
  ]);
});
