import { type Role, routes, type Session } from '@forms/shared/contract';
import { useLocation } from '@forms/shared/platform/routing';
import { fakeServer, pageWith, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSummary } from '../../enquiries/enquiry.fixture';
import { GoTo } from './GoTo';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.people, [{ id: 'e1', name: 'Zoë Hall', email: 'zoe@example.org' }]);
  server.answer(routes.enquiries, pageWith([aSummary]));
  server.answer(routes.invoices, pageWith([]));
  server.answer(routes.contacts, pageWith([]));
});
afterEach(() => server.stop());

const sessionOf = (role: Role): Session => ({ userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: [role] });

function Here({ role }: { role: Role }) {
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="at">{pathname}</p>
      <GoTo session={sessionOf(role)} />
    </>
  );
}
/** Opens it by the keys, as somebody in this role. */
async function opens(role: Role) {
  const user = userEvent.setup();
  renderInHost(<Here role={role} />);
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
  const text = dialog.getByRole('combobox');
  // A browser puts the focus there by itself.
  await user.click(text);
  return { user, dialog, text };
}
const at = () => screen.getByTestId('at').textContent;

test('Ctrl+K, a few letters and Enter lead to a page, whose calls are made only there', async () => {
  const { user } = await opens('Staff');
  await user.keyboard('bANK');
  expect(await screen.findByRole('option', { name: 'Bank statements' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/staff/statements');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a name is searched for once it is typed, and arrows lead to the enquiry that it finds', async () => {
  const { user, dialog, text } = await opens('Staff');
  await user.keyboard('zo');
  const found = await dialog.findByRole('group', { name: 'Enquiries' });
  const option = within(found).getByRole('option');
  expect(option).toHaveTextContent(aSummary.reference);
  await user.keyboard('{ArrowDown}');
  expect(text).toHaveAttribute('aria-activedescendant', option.id);
  expect(server.heard.filter(({ route }) => route === routes.enquiries)).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(at()).toBe(`/staff/enquiry/${aSummary.id}`);
});

test('a person is found by name, and their page opened without a pointer', async () => {
  const { user, dialog } = await opens('Staff');
  await user.keyboard('hall');
  const found = await dialog.findByRole('group', { name: 'People' });
  expect(within(found).getByRole('option')).toHaveTextContent('Zoë Hallzoe@example.org');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/staff/person/e1');
});

test('who may not read enquiries is offered no search of them, and what is called nothing so is said', async () => {
  const { user, dialog } = await opens('Candidate');
  expect(dialog.queryByRole('option', { name: 'Enquiries' })).not.toBeInTheDocument();
  await user.keyboard('zzz');
  expect(await dialog.findByText(/^Nothing is called so/)).toBeVisible();
  expect(server.heard).toEqual([]);
});

test('a search that fails is said, and the pages are offered all the same', async () => {
  server.refuse(routes.invoices, 503, 'Busy');
  const { user, dialog } = await opens('Staff');
  await user.keyboard('exam');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Not everything could be searched.'));
  expect(dialog.getByRole('option', { name: 'Exam entries' })).toBeVisible();
});
