import {
  type AccountingCodes,
  CODES_CHANGED,
  EXPORT_CHANGED,
  type ExportBatch,
  type ExportPreview,
  type ExportTotals,
  routes,
  usualCodes,
} from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Exports from './Exports';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const none = { count: 0, amount: 0 };
const nothing: ExportTotals = {
  ...{ invoices: none, creditNotes: none, moneyIn: none, moneyOut: none, writtenOff: none },
  accounts: [],
};
const something: ExportTotals = {
  ...nothing,
  ...{ invoices: { count: 2, amount: 80_000 }, moneyIn: { count: 1, amount: 12_345 } },
  accounts: [
    { code: '090', name: 'Bank account', debit: 12_345, credit: 0 },
    { code: '230', name: 'Examination fees', debit: 0, credit: 80_000 },
    { code: '610', name: 'Trade debtors', debit: 80_000, credit: 12_345 },
  ],
};
const batch: ExportBatch = {
  ...{ number: 7, from: '2026-10-01', to: '2026-10-31', madeAt: '2026-11-02T10:00:00.000Z', author: 'Ana Reis' },
  totals: something,
  files: [
    { format: 'xero-sales', part: 1, parts: 2, url: '/api/exports/7/xero-sales/1' },
    { format: 'xero-sales', part: 2, parts: 2, url: '/api/exports/7/xero-sales/2' },
    { format: 'workbook', part: 1, parts: 1, url: '/api/exports/7/workbook/1' },
  ],
  lastDownload: { author: 'Rui Melo', madeAt: '2026-11-03T10:00:00.000Z' },
};
const codes: AccountingCodes = { codes: usualCodes.Xero, sageCustomer: 'WEB', version: 3 };
const showing = (preview: Partial<ExportPreview> = {}, batches: ExportBatch[] = []) => {
  server.answer(routes.previewExport, { totals: something, version: 'seen', before: [], ...preview });
  server.answer(routes.exportBatches, batches);
  server.answer(routes.accountCodes, codes);
  renderInHost(<Exports />);
  return userEvent.setup();
};
const heard = (route: (typeof routes)[keyof typeof routes]) => server.heard.filter((each) => each.route === route);

test('what is new is shown by account code, and exported as it was shown', async () => {
  const user = showing({ before: [{ batch: 6, documents: 1, payments: 3 }] });
  const table = within(await screen.findByRole('table', { name: 'By account code' }));
  expect(table.getByRole('row', { name: /^610 Trade debtors/ })).toHaveTextContent('£800.00£123.45');
  expect(table.getByRole('row', { name: /^Together/ })).toHaveTextContent('£923.45£923.45');
  expect(screen.getByText(/Batch 6/)).toHaveTextContent('Batch 6: 1 document, 3 payments');
  server.answer(routes.makeExport, batch);
  await user.click(screen.getByRole('button', { name: 'Export these' }));
  expect(await screen.findByText('Batch 7 is exported. Its files stand below.')).toBeInTheDocument();
  expect(heard(routes.makeExport)[0]?.body).toMatchObject({ version: 'seen' });
});

test('a month is chosen by its name, days of one’s own by their dates, and a period backwards is not asked for', async () => {
  showing();
  await screen.findByRole('button', { name: 'Export these' });
  const month = screen.getByLabelText<HTMLSelectElement>('Month');
  fireEvent.change(month, { target: { value: month.options[3]?.value } });
  expect(screen.getByLabelText('From')).toHaveValue(month.options[3]?.value);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-01-01' } });
  expect(screen.getByText('The period ends before it begins')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export these' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2019-12-01' } });
  await waitFor(() =>
    expect(heard(routes.previewExport).at(-1)?.query).toEqual({ from: '2019-12-01', to: '2020-01-01' }),
  );
  expect(month).toHaveDisplayValue('Days of your own');
});

test('what changed meanwhile is said, and looked at again', async () => {
  const user = showing();
  server.refuse(routes.makeExport, 409, EXPORT_CHANGED.message);
  await user.click(await screen.findByRole('button', { name: 'Export these' }));
  expect(await screen.findByText(EXPORT_CHANGED.message)).toBeInTheDocument();
  expect(heard(routes.previewExport)).toHaveLength(2);
});

test('a batch says who exported it and who had it last, and leads to its files', async () => {
  showing({ totals: nothing, before: [{ batch: 7, documents: 2, payments: 1 }] }, [batch]);
  expect(await screen.findByText('Everything of this period is exported already:')).toBeInTheDocument();
  const item = within(screen.getByRole('heading', { name: /^Batch 7/ }).closest('li') ?? document.body);
  expect(item.getByText(/Exported by Ana Reis/)).toHaveTextContent('Last downloaded by Rui Melo');
  expect(item.getByRole('link', { name: 'Xero sales invoices (2 of 2) of batch 7' })).toHaveAttribute(
    'href',
    '/api/exports/7/xero-sales/2',
  );
});

test('codes of another program are filled in, wrong ones are refused, and somebody else’s are shown beside one’s own', async () => {
  const user = showing();
  await user.click(await screen.findByRole('button', { name: 'Edit codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Usual codes of Sage 50' }));
  expect(dialog.getByLabelText('Trade debtors')).toHaveValue('1100');
  await user.clear(dialog.getByLabelText('Bank account'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A code has 1 to 8 letters and digits')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Bank account'), '1210');
  server.refuse(routes.changeAccountCodes, 409, CODES_CHANGED.message, {
    ...{ error: CODES_CHANGED.word, stored: { ...codes, sageCustomer: 'THEIRS', version: 4 } },
  });
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('THEIRS')).toBeInTheDocument();
  server.answer(routes.changeAccountCodes, codes);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(heard(routes.changeAccountCodes).at(-1)?.body).toMatchObject({
      ...{ version: 4, sageCustomer: 'WEB', codes: { bank: '1210', debtors: '1100' } },
    }),
  );
});
