import {
  type EnquirySummary,
  enquiryStatuses,
  formatPence,
  invoiceItemTypeLabels,
  statusNames,
} from '@forms/shared/contract';
import { type Column, type Filter, ListTable } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { useKeepOrder } from '../record/shownOrder';
import { statusTabs } from '../record/statusTabs';
import { timeColumn } from '../record/timeColumn';
import { staffCalls, watched } from '../staffCalls';
import { BulkStatus } from './BulkStatus';
import { methodOf, paymentOf } from './payment';
import { useAddChoices } from './useAddChoices';
import { useBulkStatus } from './useBulkStatus';

const typeOf = ({ type }: EnquirySummary) => invoiceItemTypeLabels[type];

const columns: readonly Column<EnquirySummary>[] = [
  { key: 'reference', title: 'Reference', value: ({ reference }) => reference, width: 130 },
  { key: 'name', title: 'Name', value: ({ name }) => name, width: 145 },
  { key: 'form', title: 'Form', value: ({ formTitle }) => formTitle, width: 145 },
  { key: 'type', title: 'Type', value: typeOf, width: 125 },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => enquiryStatuses.indexOf(status),
    text: ({ status }) => statusNames[status],
    draw: ({ status }) => <StatusSign status={status} />,
    width: 135,
  },
  { key: 'payment', title: 'Payment', value: paymentOf, width: 110 },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => (amount === null ? '' : formatPence(amount)),
    exported: ({ amount }) => (amount === null ? '' : amount / 100),
    align: 'end',
    width: 105,
  },
  timeColumn('submitted', 'Submitted', ({ submittedAt }) => submittedAt),
];

const filters: readonly Filter<EnquirySummary>[] = [
  { key: 'type', label: 'Type', of: typeOf },
  { key: 'form', label: 'Form', of: ({ formTitle }) => formTitle },
  { key: 'payment', label: 'Payment', of: paymentOf },
  { key: 'method', label: 'Way to pay', of: methodOf },
];

const tabs = statusTabs<EnquirySummary>(enquiryStatuses, ({ status }) => status);

/** Every enquiry, newest first. */
export function Enquiries() {
  usePageHeading({ title: 'Enquiries' });
  const { data, error, isFetching, refetch } = staffCalls.useHostEnquiriesQuery(undefined, watched);
  const bulk = useBulkStatus();
  const addChoices = useAddChoices();
  return (
    <>
      <BulkStatus
        progress={bulk.progress}
        notMoved={bulk.notMoved}
        onTryAgain={bulk.tryAgain}
        onDismiss={bulk.dismiss}
      />
      <ListTable
        id="enquiries"
        title="Enquiries"
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && readFailure(error).message}
        onRefresh={refetch}
        to={({ id }) => `/staff/enquiry/${id}`}
        filters={filters}
        tabs={tabs}
        onShow={useKeepOrder('enquiries')}
        addLabel="Add enquiry"
        addChoices={addChoices}
        selection="multiple"
        bulkActions={enquiryStatuses.map((status) => ({
          label: `Mark as ${statusNames[status]}`,
          onPress: (rows: readonly EnquirySummary[]) => bulk.setStatus(rows, status),
        }))}
        exportName="enquiries"
        empty="A form that a visitor submits appears here at once."
      />
    </>
  );
}
