import { routes, SELLER_CHANGED, type SellerOfCampus, sellerMessages } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { seller } from '@forms/shared/testing/seller';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Sellers from './Sellers';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const oxford: SellerOfCampus = {
  ...{ campus: 'oxford', seller, version: 2, changedBy: 'Rui', changedAt: '2026-11-24T09:00:00Z' },
};
const lisbon: SellerOfCampus = { campus: 'lisbon', seller: null, version: 0, changedBy: null, changedAt: null };
const sent = () => server.heard.filter(({ route }) => route === routes.changeSeller).map(({ body }) => body);

async function opens(user: ReturnType<typeof userEvent.setup>, campus: string) {
  await user.click(await screen.findByRole('button', { name: `Edit seller in ${campus}` }));
  return within(await screen.findByRole('dialog', { name: `Seller in ${campus}` }));
}

test('who sells at each campus is shown with the account and VAT, or that nobody has set it', async () => {
  server.answer(routes.sellers, [oxford, lisbon]);
  renderInHost(<Sellers />);
  const card = within(await screen.findByRole('region', { name: 'Oxford' }));
  for (const text of ['Smith & Sons Tutorial Ltd', 'IBAN: GB82 WEST 1234 5698 7654 32', 'Exams: Exempt']) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(card.getByText('Set by Rui, 24th November 2026')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Lisbon' })).getByText(/Not set yet/)).toBeInTheDocument();
});

test('what is wrong is told at its field, and what is right is sent as numbers are written', async () => {
  const user = userEvent.setup();
  server.answer(routes.sellers, [oxford, lisbon]);
  server.answer(routes.changeSeller, undefined);
  renderInHost(<Sellers />);
  const dialog = await opens(user, 'Oxford');
  fireEvent.change(dialog.getByLabelText(/^IBAN/), { target: { value: 'GB82 WEST 1234 5698 7654 33' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(sellerMessages.iban)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^IBAN/), { target: { value: 'GB82 WEST 1234 5698 7654 32' } });
  fireEvent.change(dialog.getByLabelText(/^Sort code/), { target: { value: '123456' } });
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ version: 2, seller }]);
});

test('in Lisbon no sort code is asked for or shown', async () => {
  const user = userEvent.setup();
  server.answer(routes.sellers, [oxford, { ...oxford, campus: 'lisbon' }]);
  renderInHost(<Sellers />);
  expect((await screen.findAllByText('Sort code: 12-34-56')).length).toBe(1);
  const dialog = await opens(user, 'Lisbon');
  expect(dialog.getByLabelText(/^IBAN/)).toBeInTheDocument();
  expect(dialog.queryByLabelText(/^(Sort code|Account number)/)).not.toBeInTheDocument();
});

test('what somebody else has set meanwhile stands beside what was typed, and is replaced only then', async () => {
  const user = userEvent.setup();
  server.answer(routes.sellers, [oxford, lisbon]);
  const stored = { ...oxford, version: 3, seller: { ...seller, telephone: '01865 999999' } };
  server.refuse(routes.changeSeller, 409, SELLER_CHANGED.message, { error: SELLER_CHANGED.word, stored });
  renderInHost(<Sellers />);
  const dialog = await opens(user, 'Oxford');
  fireEvent.change(dialog.getByLabelText(/^Telephone/), { target: { value: '01865 240222' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('01865 999999')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Telephone/)).toHaveValue('01865 240222');
  server.answer(routes.changeSeller, undefined);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().at(-1)).toMatchObject({ version: 3, seller: { telephone: '01865 240222' } });
});

test('an earlier version is viewed, and holds again once it is edited and saved', async () => {
  const user = userEvent.setup();
  server.answer(routes.sellers, [oxford, lisbon]);
  const made = { changedBy: 'Ana', changedAt: '2026-11-20T09:00:00Z' };
  const { changedBy, changedAt } = oxford;
  server.answer(routes.sellerVersions, [
    { version: 2, changedBy, changedAt },
    { version: 1, ...made },
  ]);
  const before = { ...seller, legalName: 'The Former Ltd' };
  server.answer(routes.earlierSeller, ({ params }) =>
    params.version === '1' ? { ...oxford, seller: before, version: 1, ...made } : oxford,
  );
  server.answer(routes.changeSeller, undefined);
  renderInHost(<Sellers />);
  const card = within(await screen.findByRole('region', { name: 'Oxford' }));
  expect(screen.queryByRole('button', { name: 'Versions of the seller in Lisbon' })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Versions of the seller in Oxford' }));
  const rows = within(await card.findByRole('list', { name: 'Versions of the seller in Oxford' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version 2 Set by Rui, 24th November 2026 · as it is nowView',
    'Version 1 Set by Ana, 20th November 2026View',
  ]);
  await user.click(rows.getByRole('button', { name: 'View version 1' }));
  expect(await card.findByText('The Former Ltd')).toBeInTheDocument();
  expect(card.getByText('Version 1 stands here')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Back to now' }));
  expect(card.getByText('Smith & Sons Tutorial Ltd')).toBeInTheDocument();

  await user.click(rows.getByRole('button', { name: 'View version 1' }));
  await card.findByText('The Former Ltd');
  const dialog = await opens(user, 'Oxford');
  expect(dialog.getByLabelText(/^Legal name/)).toHaveValue('The Former Ltd');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ version: 2, seller: before }]));
});
