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
import { type Column, PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { choicesOf } from '../record/choicesOf';
import { SEARCH_HINT } from '../record/searchHint';
import { useKeepOrder } from '../record/shownOrder';
import { tabsOf } from '../record/statusTabs';
import { staffCalls, watched } from '../staffCalls';
import { Views } from '../views/Views';
import styles from './Invoices.module.css';

const columns: readonly Column<InvoiceSummary>[] = [
  { key: 'number', title: 'Number', value: ({ number }) => number, width: 145 },
  { key: 'name', title: 'Name', value: ({ name }) => name, width: 168 },
  { key: 'reference', title: 'Enquiry', value: ({ reference }) => reference, sortable: false, width: 120 },
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
    width: 110,
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
  usePageHeading({ title: 'Invoices' });
  const navigate = useNavigate();
  const look = useListLook({ id: 'invoices' });
  const { data, error, isFetching, refetch } = staffCalls.useHostInvoicesQuery(look.asked, watched);
  const [exportAll] = staffCalls.useHostExportInvoicesMutation();
  return (
    <>
      <Views list="invoices" look={look} />
      <PagedTable
        id="invoices"
        title="Invoices"
        columns={columns}
        look={look}
        page={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && readFailure(error).message}
        onRefresh={refetch}
        to={({ id }) => `/staff/invoice/${id}`}
        filters={filters}
        searchHint={SEARCH_HINT}
        tabs={tabs}
        onShow={useKeepOrder('invoices')}
        actions={({ id }: InvoiceSummary) => [
          {
            label: 'Record payment',
            onPress: () => {
              navigate(`/staff/invoice/${id}?${RECORD_PAYMENT}`);
            },
          },
        ]}
        onExport={() => exportAll(look.asked).unwrap()}
        empty="An invoice is made with each exams registration that is submitted."
      />
    </>
  );
}
