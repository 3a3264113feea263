import {
  certificateLabels,
  certificateStates,
  formatPence,
  type InvoiceSummary,
  invoiceStatuses,
  RECORD_PAYMENT,
  shortDay,
  statusNames,
} from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import type { Column } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { choicesOf } from '../record/choicesOf';
import { SEARCH_HINT } from '../record/searchHint';
import { tabsOf } from '../record/statusTabs';
import { StaffList } from '../staff-list/StaffList';
import { staffCalls } from '../staffCalls';
import styles from './Invoices.module.css';

const columns: readonly Column<InvoiceSummary>[] = [
  { key: 'number', title: 'Number', value: ({ number }) => number, width: 160 },
  { key: 'name', title: 'Name', value: ({ name }) => name, width: 165 },
  { key: 'reference', title: 'Enquiry', value: ({ reference }) => reference, sortable: false, width: 112 },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => invoiceStatuses.indexOf(status),
    text: ({ status }) => statusNames[status],
    draw: ({ status }) => <StatusSign status={status} />,
    sortable: false,
    width: 120,
  },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => formatPence(amount),
    exported: ({ amount }) => amount / 100,
    align: 'end',
    width: 105,
  },
  {
    key: 'owing',
    title: 'Owing',
    value: ({ owing }) => owing,
    text: ({ owing, overdue }) => `${formatPence(owing)}${overdue > 0 ? ' overdue' : ''}`,
    draw: ({ owing, overdue }) => (
      <>
        {owing > 0 && formatPence(owing)}
        {overdue > 0 && <span className={styles.overdue}> overdue</span>}
      </>
    ),
    exported: ({ owing }) => owing / 100,
    align: 'end',
    sortable: false,
    width: 150,
  },
  { key: 'date', title: 'Date', value: ({ date }) => date, text: ({ date }) => shortDay(date), width: 118 },
  {
    key: 'dueDate',
    title: 'Due',
    value: ({ dueDate }) => dueDate,
    text: ({ dueDate }) => (dueDate ? shortDay(dueDate) : ''),
    width: 118,
  },
];

const filters = [{ key: 'fatura', label: 'Fatura', choices: choicesOf(certificateStates, certificateLabels) }];

const tabs = tabsOf(invoiceStatuses);

/** The invoices, newest first. */
export function Invoices() {
  const navigate = useNavigate();
  return (
    <StaffList
      id="invoices"
      title="Invoices"
      columns={columns}
      useRows={staffCalls.useHostInvoicesQuery}
      useExport={staffCalls.useHostExportInvoicesMutation}
      hasWorkbook
      to={({ id }) => `/staff/invoice/${id}`}
      filters={filters}
      searchHint={SEARCH_HINT}
      tabs={tabs}
      actions={({ id }: InvoiceSummary) => [
        {
          label: 'Record payment',
          onPress: () => {
            navigate(`/staff/invoice/${id}?${RECORD_PAYMENT}`);
          },
        },
      ]}
      empty="An invoice is made with each exams registration that is submitted."
    />
  );
}
