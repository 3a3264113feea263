import { formatPence, type InvoiceSummary, invoiceStatuses, showDate, statusNames } from '@forms/shared/contract';
import { type Column, ListTable } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { useKeepOrder } from '../record/shownOrder';
import { statusTabs } from '../record/statusTabs';
import { staffCalls, watched } from '../staffCalls';

const columns: readonly Column<InvoiceSummary>[] = [
  { key: 'number', title: 'Number', value: ({ number }) => number, width: 160 },
  { key: 'name', title: 'Name', value: ({ name }) => name, width: 180 },
  { key: 'reference', title: 'Enquiry', value: ({ reference }) => reference, width: 130 },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => invoiceStatuses.indexOf(status),
    text: ({ status }) => statusNames[status],
    draw: ({ status }) => <StatusSign status={status} />,
    width: 130,
  },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => formatPence(amount),
    exported: ({ amount }) => amount / 100,
    align: 'end',
    width: 120,
  },
  { key: 'date', title: 'Date', value: ({ date }) => date, text: ({ date }) => showDate(date), width: 170 },
  {
    key: 'dueDate',
    title: 'Due',
    value: ({ dueDate }) => dueDate,
    text: ({ dueDate }) => (dueDate ? showDate(dueDate) : ''),
    width: 170,
  },
];

const tabs = statusTabs<InvoiceSummary>(invoiceStatuses, ({ status }) => status);

/** Every invoice, newest first. */
export function Invoices() {
  usePageHeading({ title: 'Invoices' });
  const { data, error, isFetching, refetch } = staffCalls.useHostInvoicesQuery(undefined, watched);
  return (
    <ListTable
      id="invoices"
      title="Invoices"
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ id }) => `/staff/invoice/${id}`}
      tabs={tabs}
      onShow={useKeepOrder('invoices')}
      exportName="invoices"
      empty="An invoice is made with each exams registration that is submitted."
    />
  );
}
