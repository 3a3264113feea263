import { type ReceivedBugReport, statusNames, trackingStatuses } from '@forms/shared/contract';
import { type Column, timeColumn } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { tabsOf } from '../record/statusTabs';
import { StaffList } from '../staff-list/StaffList';
import { staffCalls } from '../staffCalls';

const columns: readonly Column<ReceivedBugReport>[] = [
  { key: 'message', title: 'What went wrong', value: ({ message }) => message, sortable: false, width: 235 },
  { key: 'words', title: 'In their words', value: ({ optionalMsg }) => optionalMsg, sortable: false, width: 275 },
  { key: 'route', title: 'Page', value: ({ route }) => route, sortable: false, width: 185 },
  {
    key: 'status',
    title: 'Status',
    value: ({ tracking }) => trackingStatuses.indexOf(tracking),
    text: ({ tracking }) => statusNames[tracking],
    draw: ({ tracking }) => <StatusSign status={tracking} />,
    sortable: false,
    width: 140,
  },
  { key: 'version', title: 'Version', value: ({ version }) => version, sortable: false, width: 100 },
  timeColumn('sent', 'Sent', ({ sentAt }) => sentAt),
];

const tabs = tabsOf(trackingStatuses);

/** What people reported, newest first. */
export function BugReports() {
  return (
    <StaffList
      id="bug-reports"
      title="Bug reports"
      columns={columns}
      useRows={staffCalls.useHostBugReportsQuery}
      useExport={staffCalls.useHostExportBugReportsMutation}
      to={({ id }) => `/staff/bug-report/${id}`}
      tabs={tabs}
      searchHint="Finds what went wrong, their own words, pages and versions."
      empty="When something goes wrong and somebody presses Report, it appears here."
    />
  );
}
