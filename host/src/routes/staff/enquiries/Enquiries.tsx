import {
  assigneeWords,
  type EnquirySummary,
  enquiryStatuses,
  formatPence,
  invoiceItemTypeLabels,
  invoiceItemTypes,
  invoiceStatuses,
  paymentMethodLabels,
  paymentMethods,
  queueLabels,
  queueNames,
  shortDay,
  statusNames,
} from '@forms/shared/contract';
import { type Column, type PagedFilter, timeColumn } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { formsCalls } from '../forms/formsCalls';
import { choicesOf } from '../record/choicesOf';
import { SEARCH_HINT } from '../record/searchHint';
import { tabsOf } from '../record/statusTabs';
import { StaffList } from '../staff-list/StaffList';
import { staffCalls } from '../staffCalls';
import { BulkChanges } from './bulk/BulkChanges';
import { useBulkActions } from './bulk/useBulkActions';
import { useBulkChange } from './bulk/useBulkChange';
import { useExportSelected } from './bulk/useExportSelected';
import { namedForms } from './namedForms';
import { paymentOf } from './payment';
import { useAddChoices } from './useAddChoices';

const typeOf = ({ type }: EnquirySummary) => invoiceItemTypeLabels[type];

/** One that is merged into another, which a search still finds, is worked on there. */
const statusOf = ({ status, mergedInto }: EnquirySummary) => (mergedInto ? 'Merged' : statusNames[status]);

/** There for who chose it. */
const extra = { sortable: false, isExtra: true } as const;

const columns: readonly Column<EnquirySummary>[] = [
  { key: 'reference', title: 'Reference', value: ({ reference }) => reference, width: 120 },
  { key: 'name', title: 'Name', value: ({ name }) => name, width: 140 },
  { key: 'form', title: 'Form', value: ({ formTitle }) => formTitle, sortable: false, width: 150 },
  { key: 'type', title: 'Type', value: typeOf, sortable: false, width: 110 },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => enquiryStatuses.indexOf(status),
    text: statusOf,
    draw: (row) => (row.mergedInto ? statusOf(row) : <StatusSign status={row.status} />),
    sortable: false,
    width: 135,
  },
  { key: 'payment', title: 'Payment', value: paymentOf, sortable: false, width: 110 },
  {
    key: 'amount',
    title: 'Amount',
    value: ({ amount }) => amount,
    text: ({ amount }) => (amount === null ? '' : formatPence(amount)),
    exported: ({ amount }) => (amount === null ? '' : amount / 100),
    align: 'end',
    sortable: false,
    width: 105,
  },
  timeColumn('submitted', 'Submitted', ({ submittedAt }) => submittedAt),
  { key: 'assignee', title: 'Assigned to', value: ({ assignee }) => assignee?.name ?? '', ...extra, width: 130 },
  {
    key: 'followUpOn',
    title: 'Follow up',
    value: ({ followUpOn }) => followUpOn,
    text: ({ followUpOn }) => (followUpOn ? shortDay(followUpOn) : ''),
    ...extra,
    width: 145,
  },
  { key: 'tags', title: 'Tags', value: ({ tags }) => tags.join(', '), ...extra, width: 145 },
  { key: 'email', title: 'Email', value: ({ email }) => email, ...extra, width: 200 },
];

function useFilters(): readonly PagedFilter[] {
  const { data: forms = [] } = formsCalls.useHostFormsQuery(undefined);
  const { data: colleagues = [] } = staffCalls.useHostColleaguesQuery();
  const { data: tags = [] } = staffCalls.useHostEnquiryTagsQuery();
  return [
    { key: 'queue', label: 'Work', choices: choicesOf(queueNames, queueLabels) },
    {
      key: 'assignee',
      label: 'Assigned to',
      choices: [
        { value: assigneeWords.me, label: 'Me' },
        { value: assigneeWords.nobody, label: 'Nobody' },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { key: 'tag', label: 'Tag', choices: tags.map((tag) => ({ value: tag, label: tag })) },
    { key: 'type', label: 'Type', choices: choicesOf(invoiceItemTypes, invoiceItemTypeLabels) },
    { key: 'form', label: 'Form', choices: namedForms(forms).map(({ slug, name }) => ({ value: slug, label: name })) },
    { key: 'invoice', label: 'Invoice', choices: choicesOf(invoiceStatuses, statusNames) },
    { key: 'merged', label: 'Duplicates', choices: [{ value: 'yes', label: 'Merged' }] },
    { key: 'method', label: 'Way to pay', choices: choicesOf(paymentMethods, paymentMethodLabels) },
  ];
}

const tabs = tabsOf(enquiryStatuses);

/** The enquiries, newest first. */
export function Enquiries() {
  const bulk = useBulkChange();
  const bulkActions = useBulkActions(bulk);
  const addChoices = useAddChoices();
  return (
    <>
      <BulkChanges onEnd={bulk.ended} />
      <StaffList
        id="enquiries"
        title="Enquiries"
        columns={columns}
        useRows={staffCalls.useHostEnquiriesQuery}
        hasWorkbook
        useExport={staffCalls.useHostExportEnquiriesMutation}
        to={({ id }) => `/staff/enquiry/${id}`}
        filters={useFilters()}
        searchHint={SEARCH_HINT}
        tabs={tabs}
        addLabel="Add enquiry"
        addChoices={addChoices}
        selection="multiple"
        selectsAll
        bulkActions={bulkActions}
        onExportSelected={useExportSelected()}
        empty="A form that a visitor submits appears here at once."
      />
    </>
  );
}
