import { type EnquirySummary, routes } from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import { fakeServer, pageWith, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Enquiries } from './Enquiries';
import { aSummary } from './enquiry.fixture';

let server: ReturnType<typeof fakeServer>;
let stored: EnquirySummary[];
beforeEach(() => {
  stored = ['Zoë Hall', 'Rui Melo', 'Ana Sá'].map((name, at) => ({
    ...aSummary,
    id: `e${at}`,
    reference: `TS-00000${at}`,
    formSlug: 'tuition-services-v2',
    formTitle: 'Tuition',
    type: 'other',
    name,
    email: 'a@example.org',
  }));
  server = fakeServer();
  server.answer(routes.enquiries, ({ query }) =>
    pageWith(stored.filter(({ type }) => query.type === undefined || type === query.type)),
  );
  server.answer(routes.colleagues, [{ id: '8', name: 'Ben Ode' }]);
  server.answer(routes.enquiryTags, []);
  server.answer(routes.views, []);
  server.answer(routes.forms, [listed('tuition-services-v2', 'Tuition'), listed('summer-exams', 'Exams', true)]);
  server.answer(routes.bulkChanges, []);
});
afterEach(() => server.stop());

const listed = (slug: string, title: string, hasInvoice = false) => ({
  hasInvoice,
  slug,
  title,
  version: 1,
  madeBy: null,
  madeAt: '2026-11-21T14:05:00.000Z',
});

const answered = [{ name: 'you', values: { firstName: 'Li' } }];
const FormPage = ({ slug, onSubmitForm }: FormPageProps) => (
  <button type="button" onClick={() => onSubmitForm?.(answered)}>
    Submit {slug}
  </button>
);

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('[role=row], tr, li');
  if (!row) throw new Error(`No row of ${name}`);
  return row as HTMLElement;
};

test('staff fill a form in for somebody who calls, in a dialog of the list, and it is stored as any other', async () => {
  server.answer(routes.submitForm, { id: 'e9', reference: 'TS-000009' });
  const { services } = renderInHost(<Enquiries />, { remotes: { 'mf-forms/FormPage': FormPage } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add enquiry' }));
  // Declarations are made by nobody for another.
  expect(screen.queryByRole('menuitem', { name: 'Exams' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tuition' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit tuition-services-v2' }));
  await waitFor(() =>
    expect(server.heard).toContainEqual(
      expect.objectContaining({ route: routes.submitForm, params: { slug: 'tuition-services-v2' }, body: answered }),
    ),
  );
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith({ kind: 'positive', message: 'TS-000009 has been added' }),
  );
});

test('two forms of one title are told apart by their addresses, where one is filled in and in the filter', async () => {
  server.answer(routes.forms, [
    listed('tuition-2025', 'Tuition'),
    listed('tuition-2026', 'Tuition'),
    listed('visit', 'Visit'),
  ]);
  renderInHost(<Enquiries />);
  const filter = within(await screen.findByRole('combobox', { name: 'Form' }));
  expect(await filter.findByRole('option', { name: 'Tuition (tuition-2026)' })).toBeInTheDocument();
  expect(filter.getByRole('option', { name: 'Visit' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add enquiry' }));
  expect(await screen.findByRole('menuitem', { name: 'Tuition (tuition-2025)' })).toBeInTheDocument();
});

test('what staff add is of the type that they choose beside the form', async () => {
  server.answer(routes.submitForm, { id: 'e9', reference: 'TS-000009' });
  renderInHost(<Enquiries />, { remotes: { 'mf-forms/FormPage': FormPage } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add enquiry' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tuition' }));
  const types = within(await screen.findByRole('group', { name: 'Type' }));
  expect(types.getByRole('radio', { name: 'As the answers say' })).toBeChecked();
  await userEvent.click(types.getByRole('radio', { name: 'Supplementary' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit tuition-services-v2' }));
  await waitFor(() => {
    const sent = server.heard.find(({ route }) => route === routes.submitForm);
    expect(sent?.headers.get('programmetype')).toBe('supp');
  });
});

test('enquiries are listed with their type, and filtered by it', async () => {
  stored = stored.map((each, at) => ({ ...each, type: at === 1 ? 'exams' : 'asp' }));
  renderInHost(<Enquiries />);
  expect(within(await rowOf('Rui Melo')).getByText('Exams')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'ASP');
  await waitFor(() => expect(screen.queryByText('Rui Melo')).not.toBeInTheDocument());
  expect(screen.getByText('Zoë Hall')).toBeInTheDocument();
});
