import {
  type BankRow,
  type BankRows,
  type PayableInvoice,
  type RowState,
  routes,
  rowStates,
  type StatementPreview,
} from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Statements from './Statements';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const invoice = (said: Partial<PayableInvoice> = {}): PayableInvoice => ({
  ...{ invoiceId: 'one', number: 'INV-2026-00001', reference: 'EX-7K2M9Q', name: 'Zoë Hall', status: 'unpaid' },
  ...{ amount: 40_000, owing: 40_000, version: 'v1', ...said },
});
const row = (said: Partial<BankRow> = {}): BankRow => ({
  ...{ id: 'row', account: 'Current', day: '2026-01-25', amount: 40_000, left: 40_000, state: 'open', bookings: [] },
  ...{ name: 'Z HALL', reference: '', text: 'EX-7K2M9Q', reason: '', proposal: null, ...said },
});
const sure: BankRow['proposal'] = {
  ...{ sureness: 'sure', parts: [{ invoice: invoice(), amount: 40_000 }], reasons: ['It names INV-2026-00001.'] },
};
const counts = (rows: readonly BankRow[]) =>
  Object.fromEntries(rowStates.map((state) => [state, rows.filter((each) => each.state === state).length])) as Record<
    RowState,
    number
  >;
const answered = (...rows: BankRow[]): BankRows => ({ rows, counts: counts(rows), sum: 0 });

/** The page where the server has these rows. */
async function open(...rows: BankRow[]) {
  server.answer(routes.bankRowsIn, ({ params }) => ({
    ...answered(...rows),
    rows: rows.filter(({ state }) => state === params.state),
  }));
  renderInHost(<Statements />);
  await screen.findByRole('button', { name: new RegExp(`^To match ${counts(rows).open}`) });
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const bodies = (route: object) => server.heard.filter((call) => call.route === route).map(({ body }) => body);
type User = Awaited<ReturnType<typeof open>>;
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

const preview: StatementPreview = {
  ...{ format: 'csv', account: '', isAccountOfFile: false, unanswered: [], problems: [], warnings: [], equal: [] },
  mapping: {
    encoding: 'utf-8',
    delimiter: ',',
    headerLine: 1,
    dateOrder: null,
    decimal: '.',
    columns: { date: 0, text: 1, amount: 2 },
  },
  cells: [{ line: 1, cells: ['Date', 'Description', 'Amount'] }],
  rows: [{ line: 2, day: '2026-01-25', amount: 40_000, name: '', reference: '', text: 'EX-7K2M9Q' }],
  ...{ count: 1, known: 0, added: 1, paidIn: 40_000, paidOut: 0, from: '2026-01-25', to: '2026-01-25' },
};
const file = new File(['Date,Description,Amount'], 'may.csv');

test('what a file leaves open is asked, then it is shown what is new, and added once that is confirmed', async () => {
  const user = await open();
  const questions = ['Are dates written day first or month first?', 'Which bank account is this statement of?'];
  server.answer(routes.readStatement, ({ body }) =>
    (body as { mapping?: object }).mapping
      ? { ...preview, account: 'Current' }
      : { ...preview, unanswered: questions, rows: [], count: 0, added: 0 },
  );
  await user.upload(screen.getByLabelText('Bank statement'), file);
  expect(await screen.findByText(/day first or month first/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Dates are written'), 'Day first (31/01/2026)');
  await user.type(screen.getByLabelText('Account'), 'Current');
  await press(user, 'Read it this way');
  server.answer(routes.importStatement, { added: 1, known: 0 });
  await screen.findByRole('button', { name: 'Add 1 new row' });
  // What is added is what was read, not what was typed since.
  await user.type(screen.getByLabelText('Account'), ' account');
  expect(screen.queryByRole('button', { name: 'Add 1 new row' })).not.toBeInTheDocument();
  await press(user, 'Read it this way');
  await user.click(await screen.findByRole('button', { name: 'Add 1 new row' }));
  expect(await screen.findByText('1 new row added, 0 known already.')).toBeInTheDocument();
  expect(bodies(routes.readStatement)[1]).toMatchObject({ account: 'Current', mapping: { dateOrder: 'dmy' } });
  expect(bodies(routes.importStatement)).toEqual([
    expect.objectContaining({ name: 'may.csv', expected: 1, account: 'Current' }),
  ]);
});

test('two columns of one name are told apart by where they stand', async () => {
  const user = await open();
  const cells = [{ line: 1, cells: ['Date', 'Description', 'Amount', 'Amount', ''] }];
  const unanswered = ['Which column is the amount, or which two are money in and money out?', 'Which account?'];
  server.answer(routes.readStatement, { ...preview, cells, unanswered, rows: [], count: 0, added: 0 });
  await user.upload(screen.getByLabelText('Bank statement'), file);
  const choices = within(await screen.findByLabelText('Amount, with its sign')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    ...['None', 'Date', 'Description', 'Amount (column 3)', 'Amount (column 4)', 'Column 5'],
  ]);
});

test('what is wrong with a file is told with its lines, and nothing can be added', async () => {
  const user = await open();
  server.answer(routes.readStatement, {
    ...preview,
    problems: ['Line 3, Amount: “x” is not an amount.'],
    rows: [],
    count: 0,
    added: 0,
  });
  await user.upload(screen.getByLabelText('Bank statement'), file);
  expect(
    within(await screen.findByRole('alert')).getByText('Line 3, Amount: “x” is not an amount.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

test('a row that may be another is asked about', async () => {
  const user = await open();
  const equal = [{ ...preview.rows[0], key: 'alike', inFile: 1, known: 1 }] as StatementPreview['equal'];
  server.answer(routes.readStatement, { ...preview, account: 'Current', equal, added: 0, known: 1 });
  await user.upload(screen.getByLabelText('Bank statement'), file);
  await user.selectOptions(await screen.findByLabelText(/^1 of £400\.00/), '1 is new');
  await waitFor(() => expect(bodies(routes.readStatement)).toHaveLength(2));
  expect(bodies(routes.readStatement)[1]).toMatchObject({ others: { alike: 1 } });
});

test('only what is sure is chosen from the first, and exactly what is shown is booked', async () => {
  const likely: BankRow['proposal'] = {
    sureness: 'likely',
    parts: [{ invoice: invoice({ invoiceId: 'two' }), amount: 100 }],
    reasons: ['It names Zoë Hall.'],
  };
  const user = await open(
    row({ proposal: sure }),
    row({ id: 'other', amount: 100, left: 100, proposal: likely }),
    row({ id: 'none', left: 5 }),
  );
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false]);
  expect(boxes[2]).toBeDisabled();
  expect(screen.getByText('It names INV-2026-00001.')).toBeInTheDocument();
  server.answer(routes.bookRows, { booked: 1 });
  await press(user, 'Book 1 row');
  expect(await screen.findByText('1 row booked, £400.00.')).toBeInTheDocument();
  expect(bodies(routes.bookRows)).toEqual([
    { rows: [{ rowId: 'row', left: 40_000, parts: [{ invoiceId: 'one', version: 'v1', amount: 40_000 }] }] },
  ]);
});

test('a row is split over two invoices that are searched for, and no more than came', async () => {
  const user = await open(row({ proposal: sure, left: 50_000, amount: 50_000 }));
  server.answer(routes.payableInvoices, [
    invoice({ invoiceId: 'two', number: 'INV-2026-00002', owing: 10_000, version: 'v2' }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Choose invoices for £500\.00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose invoices for £500.00' }));
  expect(dialog.getByText('£100.00 is for no invoice so far.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Find an invoice/), 'hall');
  await user.click(await dialog.findByRole('button', { name: 'Add INV-2026-00002' }));
  const first = dialog.getByLabelText('For INV-2026-00001, Zoë Hall');
  await user.clear(first);
  await user.type(first, '450');
  await user.click(await dialog.findByRole('button', { name: 'Choose' }));
  expect(await dialog.findByText(/£50\.00 more than came/)).toBeInTheDocument();
  await user.clear(first);
  await user.type(first, '400');
  await user.click(await dialog.findByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.answer(routes.bookRows, { booked: 1 });
  await press(user, 'Book 1 row');
  await screen.findByText('1 row booked, £500.00.');
  expect(bodies(routes.bookRows)).toEqual([
    {
      rows: [
        {
          ...{ rowId: 'row', left: 50_000 },
          parts: [
            { invoiceId: 'one', version: 'v1', amount: 40_000 },
            { invoiceId: 'two', version: 'v2', amount: 10_000 },
          ],
        },
      ],
    },
  ]);
});

test('what changed meanwhile is told, and the rows are asked for again', async () => {
  const user = await open(row({ proposal: sure }));
  await screen.findByRole('checkbox');
  const asked = server.heard.filter(({ route }) => route === routes.bankRowsIn).length;
  server.refuse(routes.bookRows, 409, 'Nothing was booked, for something has changed.');
  await press(user, 'Book 1 row');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was booked, for something has changed.');
  await waitFor(() =>
    expect(server.heard.filter(({ route }) => route === routes.bankRowsIn).length).toBeGreaterThan(asked),
  );
});

test('a row is left as nobody’s yet, ignored with a reason, or undone', async () => {
  const booked = row({
    id: 'booked',
    state: 'booked',
    left: 0,
    bookings: [{ invoiceId: 'one', number: 'INV-2026-00001', name: 'Zoë Hall', amount: 40_000 }],
  });
  const user = await open(row(), booked);
  await user.click(await screen.findByRole('button', { name: /^Nobody’s yet: £400\.00/ }));
  server.answer(routes.bookRows, { booked: 1 });
  await press(user, 'Book 1 row');
  await screen.findByText('1 row booked, £400.00.');
  expect(bodies(routes.bookRows)).toEqual([{ rows: [{ rowId: 'row', left: 40_000, parts: [] }] }]);
  await press(user, /^Ignore £400\.00/);
  server.answer(routes.ignoreRow, undefined);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ignore it' }));
  expect(await screen.findByText('A reason is needed')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Reason'), 'Not ours');
  await user.click(screen.getByRole('button', { name: 'Ignore it' }));
  await waitFor(() => expect(bodies(routes.ignoreRow)).toEqual([{ reason: 'Not ours' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, /^Booked 1/);
  expect(await screen.findByText('£400.00 for INV-2026-00001, Zoë Hall')).toBeInTheDocument();
  server.answer(routes.undoRow, undefined);
  await press(user, /^Undo £400\.00/);
  await user.type(await screen.findByLabelText('Reason'), 'Of another family');
  await user.click(screen.getByRole('button', { name: 'Undo it' }));
  await waitFor(() => expect(bodies(routes.undoRow)).toEqual([{ reason: 'Of another family' }]));
});
