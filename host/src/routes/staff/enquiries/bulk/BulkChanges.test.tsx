import {
  type BulkChange,
  type BulkOutcome,
  bulkOutcomes,
  type EnquirySummary,
  IDEMPOTENCY_HEADER,
  type NewBulkChange,
  routes,
} from '@forms/shared/contract';
import type { Question } from '@forms/shared/platform/services';
import { fakeServer, fakeServices, pageWith, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Enquiries } from '../Enquiries';
import { aSummary } from '../enquiry.fixture';

const stored: readonly EnquirySummary[] = ['Zoë Hall', 'Rui Melo', 'Ana Sá'].map((name, at) => ({
  ...aSummary,
  ...{ id: `e${at}`, reference: `TS-00000${at}`, name, version: at + 1 },
}));

let server: ReturnType<typeof fakeServer>;
/** What the server says of the changes of many. */
let changes: BulkChange[];
/** What becomes of one that is begun. */
let becomes: Partial<BulkChange>;
beforeEach(() => {
  changes = [];
  becomes = {};
  server = fakeServer();
  server.answer(routes.enquiries, ({ query }) => ({
    ...pageWith([...stored]),
    counts: { all: query.tab ? 2 : 1234, new: 2 },
  }));
  server.answer(routes.colleagues, [{ id: '8', name: 'Ben Ode' }]);
  server.answer(routes.enquiryTags, []);
  server.answer(routes.views, []);
  server.answer(routes.forms, []);
  server.answer(routes.bulkChanges, () => changes);
  server.answer(routes.startBulkChange, ({ body }) => {
    const { value, selection } = body as NewBulkChange;
    const asked = selection.kind === 'picked' ? selection.rows.length : selection.count;
    const begun = { ...change({ done: asked }), value, asked, found: asked, ...becomes };
    changes = [begun];
    return begun;
  });
});
afterEach(() => server.stop());

const change = (counts: Partial<Record<BulkOutcome, number>>): BulkChange => ({
  ...{ id: 'b1', value: { field: 'status', newValue: 'completed' }, assignee: null, state: 'changed' },
  ...{ asked: 2, found: 2, failed: [] },
  counts: Object.fromEntries(bulkOutcomes.map((outcome) => [outcome, counts[outcome] ?? 0])) as BulkChange['counts'],
});

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
const selects = async (reference: string) =>
  userEvent.click(within(await rowOf(reference)).getByRole('checkbox', { name: /select/i }));
const presses = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const marks = async (status: string) => {
  await presses('Mark as…');
  await userEvent.click(await screen.findByRole('menuitem', { name: `Mark as ${status}` }));
};
const sent = () => server.heard.filter(({ route }) => route === routes.startBulkChange);

test('staff give the enquiries that they picked a status, as they saw them, and hear how many have it', async () => {
  renderInHost(<Enquiries />);
  await selects('TS-000000');
  await selects('TS-000002');
  await marks('Completed');
  expect(await screen.findByText('2 enquiries are now Completed')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      body: {
        value: { field: 'status', newValue: 'completed' },
        selection: {
          kind: 'picked',
          rows: [
            { id: 'e0', version: 1 },
            { id: 'e2', version: 3 },
          ],
        },
      },
    },
  ]);
  expect(sent()[0]?.headers.get(IDEMPOTENCY_HEADER)).toBeTruthy();
  // Who assigns often tags next.
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});

test('all that match are selected but for some, are asked about once more, and the list says how many', async () => {
  const confirm = jest.fn().mockResolvedValue(true);
  renderInHost(<Enquiries />, { services: fakeServices({ confirm }), path: '/?tab=new&tag=Evenings' });
  await selects('TS-000000');
  await presses('Clear selection');
  await selects('TS-000001');
  await presses('Select all 2 that match');
  expect(screen.getByText('All 2 that match are selected')).toBeInTheDocument();
  expect(within(await rowOf('TS-000002')).getByRole('checkbox')).toBeChecked();
  await selects('TS-000000');
  expect(screen.getByText('1 of 2 that match are selected')).toBeInTheDocument();
  await marks('Declined');
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Mark 1 enquiry as Declined?' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        body: {
          selection: {
            ...{ kind: 'matching', filter: { tab: 'new', tag: 'Evenings' }, searched: '', except: ['e0'], count: 1 },
          },
        },
      },
    ]),
  );
});

test('another filter ends the selection of all, so that nobody changes what they do not mean', async () => {
  renderInHost(<Enquiries />);
  await selects('TS-000000');
  await presses('Select all 1,234 that match');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'ASP');
  await waitFor(() => expect(screen.queryByText(/selected/)).not.toBeInTheDocument());
});

test('what is under way is shown until it has ended, also to who comes back, and then those that could not be changed stay selected', async () => {
  changes = [{ ...change({ done: 400 }), state: 'changing', asked: 1234, found: 1234 }];
  renderInHost(<Enquiries />);
  const progress = await screen.findByRole('progressbar', { name: 'Changing 1,234 enquiries' });
  expect(progress).toHaveAttribute('value', '400');
  expect(screen.getByRole('button', { name: 'Stop and undo' })).toBeInTheDocument();

  const [zoe] = stored;
  const failed = zoe ? [{ enquiry: zoe, why: 'Somebody else has changed it.' }] : [];
  changes = [{ ...change({ done: 1233, conflict: 1 }), asked: 1234, found: 1234, failed }];
  const notice = await screen.findByRole('alert', {}, { timeout: 60_000 });
  expect(notice).toHaveTextContent('1 enquiry could not be changed');
  expect(notice).toHaveTextContent('1,233 were changed.');
  expect(within(notice).getByRole('link', { name: 'TS-000000' })).toHaveAttribute('href', '/staff/enquiry/e0');
  expect(notice).toHaveTextContent('Zoë Hall: Somebody else has changed it.');
});

test('of picked ones, those that could not be changed stay selected alone, and are tried again', async () => {
  const [zoe] = stored;
  const failed = zoe ? [{ enquiry: zoe, why: 'Somebody else has changed it.' }] : [];
  becomes = { ...change({ done: 1, conflict: 1 }), failed };
  renderInHost(<Enquiries />);
  await selects('TS-000000');
  await selects('TS-000001');
  await marks('Completed');
  await screen.findByText('1 selected');
  expect(within(await rowOf('TS-000000')).getByRole('checkbox')).toBeChecked();
  server.answer(routes.tryBulkChangeAgain, () => {
    changes = [change({ done: 2 })];
    return change({ done: 2 });
  });
  await presses('Try again');
  expect(await screen.findByText('2 enquiries are now Completed')).toBeInTheDocument();
});

test('it is taken back and dismissed', async () => {
  changes = [change({ done: 2 })];
  server.answer(routes.undoBulkChange, () => {
    const undone: BulkChange = { ...change({ undone: 2 }), state: 'undone' };
    changes = [undone];
    return undone;
  });
  server.answer(routes.dismissBulkChange, () => {
    changes = [];
  });
  renderInHost(<Enquiries />);
  await presses('Undo');
  expect(await screen.findByText('2 enquiries are as before')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await presses('Dismiss');
  await waitFor(() => expect(screen.queryByText('2 enquiries are as before')).not.toBeInTheDocument());
});

test('where another number match by now, the list is asked for again and the person hears how many', async () => {
  server.refuse(routes.startBulkChange, 409, '1235 enquiries match now, not 1234.');
  const { services } = renderInHost(<Enquiries />, {
    services: fakeServices({ confirm: jest.fn().mockResolvedValue(true) }),
  });
  await selects('TS-000000');
  await presses('Select all 1,234 that match');
  await marks('Completed');
  await waitFor(() => expect(services.requestError).toHaveBeenCalled());
  expect(screen.getByText('All 1,234 that match are selected')).toBeInTheDocument();
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

test('staff assign many enquiries at once, and tag them', async () => {
  const prompt = jest.fn().mockResolvedValue('Evenings');
  renderInHost(<Enquiries />, { services: fakeServices({ confirm: choosing('Ben Ode'), prompt }) });
  await selects('TS-000000');
  await selects('TS-000002');
  becomes = { assignee: 'Ben Ode' };
  await presses('Assign…');
  expect(await screen.findByText('2 enquiries are assigned to Ben Ode')).toBeInTheDocument();
  becomes = {};
  await presses('Add a tag…');
  expect(await screen.findByText('2 enquiries are tagged “Evenings”')).toBeInTheDocument();
  expect(sent().map(({ body }) => (body as NewBulkChange).value)).toEqual([
    { field: 'assignee', newValue: '8' },
    { field: 'tag', newValue: 'Evenings' },
  ]);
});

/** Types in the question that the host would show, and then answers yes. */
const typing = (text: string, expected: string) =>
  jest.fn(async ({ message }: Question) => {
    const { unmount } = renderInHost(<div>{message}</div>);
    const field = await screen.findByRole('textbox', { name: 'Your letter' });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(await screen.findByRole('region', { name: 'As Zoë Hall will read it' })).toHaveTextContent(expected);
    unmount();
    return true;
  });

test('many are written to with fields, shown as one of them will read it; what was typed with a field that there is not is not lost', async () => {
  server.answer(routes.replyTemplates, { templates: [], version: 0, madeBy: null, madeAt: null });
  const wrong = typing('Dear {{nmae}', 'Dear {nmae}');
  const right = typing('Dear {{name}', 'Dear Zoë Hall');
  const confirm = jest.fn().mockImplementationOnce(wrong).mockImplementationOnce(right);
  renderInHost(<Enquiries />, { services: fakeServices({ confirm }) });
  await selects('TS-000000');
  await selects('TS-000002');
  await presses('Write…');
  expect(await screen.findByText('2 enquiries are written to')).toBeInTheDocument();
  expect(screen.getByText('Letters wait 5 minutes before they go.')).toBeInTheDocument();
  expect(confirm).toHaveBeenCalledTimes(2);
  const [, [again]] = confirm.mock.calls as [unknown, [Question]];
  renderInHost(<div>{again.message}</div>);
  expect(await screen.findByDisplayValue('Dear {nmae}')).toBeInvalid();
  expect(screen.getByText(/There is no field \{nmae\}/)).toBeInTheDocument();
  expect(sent().map(({ body }) => (body as NewBulkChange).value)).toEqual([
    { field: 'letter', newValue: 'Dear {name}' },
  ]);
});

test('the selected enquiries are saved as a file, in the order of the list and but for those that were unticked', async () => {
  server.answer(routes.exportSelectedEnquiries, 'a file');
  renderInHost(<Enquiries />, { path: '/?tab=new&sort=name' });
  await selects('TS-000000');
  await presses('Select all 2 that match');
  await selects('TS-000001');
  await presses('Export selected');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  const asked = () => server.heard.filter(({ route }) => route === routes.exportSelectedEnquiries);
  // Its name is other words while the file is written.
  await screen.findByRole('button', { name: 'Export selected' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.body).toEqual({
    ...{ sort: 'name', file: 'xlsx' },
    selection: { kind: 'matching', filter: { tab: 'new' }, searched: '', except: ['e1'], count: 1 },
  });
});
