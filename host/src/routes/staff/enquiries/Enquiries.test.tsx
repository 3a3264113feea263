import { type Enquiry, type EnquiryChange, type EnquirySummary, routes } from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import type { Question } from '@forms/shared/platform/services';
import { fakeServer, fakeServices, pageWith, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  server.answer(routes.changeEnquiry, ({ params, body }) => {
    const status = (body as { newValue: EnquirySummary['status'] }).newValue;
    stored = stored.map((each) => (each.id === params.id ? { ...each, status } : each));
    return answer(params.id ?? '');
  });
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

/** The whole of an enquiry, as a change answers it. */
const answer = (id: string): Enquiry => ({
  ...(stored.find((each) => each.id === id) as EnquirySummary),
  formVersion: 1,
  definition: { header: { title: 'Tuition' }, pages: [{ name: 'you', title: 'You', fields: [] }] },
  pages: [],
  comments: [],
  steps: [],
  edits: [],
  corrections: [],
  answerCorrections: [],
  answersVersion: 0,
  invoiceId: null,
  payments: [],
  mail: [],
});

const selects = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('checkbox', { name: /select/i }));
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('[role=row], tr, li');
  if (!row) throw new Error(`No row of ${name}`);
  return row as HTMLElement;
};
const statuses = () => stored.map(({ status }) => status);

test('staff give many enquiries a status at once, see how many have it, and can take it back', async () => {
  const { services } = renderInHost(<Enquiries />);
  await selects('Zoë Hall');
  await selects('Ana Sá');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Completed' }));
  await waitFor(() => expect(statuses()).toEqual(['completed', 'new', 'completed']));
  expect(services.toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'positive', message: '2 enquiries are now Completed' }),
  );
  // The list is asked for again once, not after each.
  await waitFor(() => expect(server.heard.filter(({ route }) => route === routes.enquiries)).toHaveLength(2));

  const [{ actions }] = jest.mocked(services.toast).mock.lastCall ?? [{ actions: [] }];
  act(() => actions?.find(({ label }) => label === 'Undo')?.onPress());
  await waitFor(() => expect(statuses()).toEqual(['new', 'new', 'new']));
});

test('an enquiry that cannot be changed is named with its cause, the others are changed, and it can be tried again', async () => {
  const { services } = renderInHost(<Enquiries />);
  await selects('Zoë Hall');
  await selects('Rui Melo');
  server.refuse(routes.changeEnquiry, 404, 'There is no such enquiry.');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Declined' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('2 enquiries could not be changed');
  expect(within(notice).getByRole('link', { name: 'TS-000001' })).toHaveAttribute('href', '/staff/enquiry/e1');
  expect(notice).toHaveTextContent('Rui Melo: 404: There is no such enquiry.');
  expect(services.toast).not.toHaveBeenCalled();
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  expect(server.heard.filter(({ route }) => route === routes.changeEnquiry)).toHaveLength(2);

  server.answer(routes.changeEnquiry, ({ params }) => answer(params.id ?? ''));
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('of many, those that could not be changed stay selected alone, for another try', async () => {
  renderInHost(<Enquiries />);
  for (const name of ['Zoë Hall', 'Rui Melo', 'Ana Sá']) await selects(name);
  server.answer(routes.changeEnquiry, ({ params }) => {
    server.refuse(routes.changeEnquiry, 404, 'There is no such enquiry.');
    return answer(params.id ?? '');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Declined' }));
  await screen.findByText('2 selected');
  expect(within(await rowOf('Zoë Hall')).getByRole('checkbox')).not.toBeChecked();
  expect(within(await rowOf('Rui Melo')).getByRole('checkbox')).toBeChecked();
});

test('who is refused for coming too often asks for nothing more, and every enquiry left over is named', async () => {
  renderInHost(<Enquiries />);
  for (const name of ['Zoë Hall', 'Rui Melo', 'Ana Sá']) await selects(name);
  server.refuse(routes.changeEnquiry, 429, 'That was too often.');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as No response' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('3 enquiries could not be changed');
  expect(server.heard.filter(({ route }) => route === routes.changeEnquiry)).toHaveLength(1);
});

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

/** Each change goes over the version that is stored by then. */
const changesAsStored = () =>
  server.answer(routes.changeEnquiry, ({ params, body }) => {
    const { field, newValue, version } = body as EnquiryChange;
    stored = stored.map((each) => {
      if (each.id !== params.id) return each;
      expect(version).toBe(each.version);
      const change =
        field === 'assignee' ? { assignee: newValue && { id: '8', name: 'Ben Ode' } } : { [field]: newValue };
      return { ...each, ...change, version: version + 1 } as EnquirySummary;
    });
    return answer(params.id ?? '');
  });
/** Chooses a colleague in the question that the host would show. */
const choosing = (name: string) =>
  jest.fn(async ({ message }: Question) => {
    const { unmount } = renderInHost(<div>{message}</div>);
    const choice = await screen.findByRole('combobox', { name: 'Assign to' });
    await within(choice).findByRole('option', { name });
    await userEvent.selectOptions(choice, name);
    unmount();
    return true;
  });
const assignees = () => stored.map(({ assignee }) => assignee?.name);
const tags = () => stored.map((each) => each.tags);

test('staff assign many enquiries at once, and tag them, each as it has become by then, and can take it back', async () => {
  changesAsStored();
  const prompt = jest.fn().mockResolvedValue('Evenings');
  const { services } = renderInHost(<Enquiries />, {
    services: fakeServices({ confirm: choosing('Ben Ode'), prompt }),
  });
  await selects('Zoë Hall');
  await selects('Ana Sá');
  await userEvent.click(screen.getByRole('button', { name: 'Assign…' }));
  await waitFor(() => expect(assignees()).toEqual(['Ben Ode', undefined, 'Ben Ode']));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tag…' }));
  await waitFor(() => expect(tags()).toEqual([['Evenings'], [], ['Evenings']]));
  await waitFor(() =>
    expect(services.toast).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: '2 enquiries are tagged “Evenings”' }),
    ),
  );
  const [{ actions }] = jest.mocked(services.toast).mock.lastCall ?? [{ actions: [] }];
  act(() => actions?.find(({ label }) => label === 'Undo')?.onPress());
  await waitFor(() => expect(tags()).toEqual([[], [], []]));
  expect(assignees()).toEqual(['Ben Ode', undefined, 'Ben Ode']);
});
