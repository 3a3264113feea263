import { type ReceivedBugReport, statusNames, trackingStatuses } from '@forms/shared/contract';
import { type Column, type Filter, ListTable } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { useKeepOrder } from '../record/shownOrder';
import { statusTabs } from '../record/statusTabs';
import { timeColumn } from '../record/timeColumn';
import { staffCalls, watched } from '../staffCalls';

const columns: readonly Column<ReceivedBugReport>[] = [
  { key: 'message', title: 'What went wrong', value: ({ message }) => message, width: 235 },
  { key: 'words', title: 'In their words', value: ({ optionalMsg }) => optionalMsg, width: 275 },
  { key: 'route', title: 'Page', value: ({ route }) => route, width: 185 },
  {
    key: 'status',
    title: 'Status',
    value: ({ tracking }) => trackingStatuses.indexOf(tracking),
    text: ({ tracking }) => statusNames[tracking],
    draw: ({ tracking }) => <StatusSign status={tracking} />,
    width: 140,
  },
  { key: 'version', title: 'Version', value: ({ version }) => version, width: 100 },
  timeColumn('sent', 'Sent', ({ sentAt }) => sentAt),
];

const tabs = statusTabs<ReceivedBugReport>(trackingStatuses, ({ tracking }) => tracking);
const filters: readonly Filter<ReceivedBugReport>[] = [
  { key: 'page', label: 'Page', of: ({ route }) => route },
  { key: 'version', label: 'Version', of: ({ version }) => version },
];

/** What people reported, newest first. */
export function BugReports() {
  usePageHeading({ title: 'Bug reports' });
  const { data, error, isFetching, refetch } = staffCalls.useHostBugReportsQuery(undefined, watched);
  return (
    <ListTable
      id="bug-reports"
      title="Bug reports"
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ id }) => `/staff/bug-report/${id}`}
      tabs={tabs}
      filters={filters}
      onShow={useKeepOrder('bug-reports')}
      exportName="bug-reports"
      empty="When something goes wrong and somebody presses Report, it appears here."
    />
  );
}
