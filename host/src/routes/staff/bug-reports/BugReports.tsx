import { type ReceivedBugReport, statusNames, trackingStatuses } from '@forms/shared/contract';
import { type Column, PagedTable, timeColumn, useListLook } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { useKeepOrder } from '../record/shownOrder';
import { tabsOf } from '../record/statusTabs';
import { staffCalls, watched } from '../staffCalls';
import { Views } from '../views/Views';

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
  usePageHeading({ title: 'Bug reports' });
  const look = useListLook({ id: 'bug-reports' });
  const { data, error, isFetching, refetch } = staffCalls.useHostBugReportsQuery(look.asked, watched);
  const [exportAll] = staffCalls.useHostExportBugReportsMutation();
  return (
    <>
      <Views list="bug-reports" look={look} />
      <PagedTable
        id="bug-reports"
        title="Bug reports"
        columns={columns}
        look={look}
        page={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && readFailure(error).message}
        onRefresh={refetch}
        to={({ id }) => `/staff/bug-report/${id}`}
        tabs={tabs}
        searchHint="Finds what went wrong, their own words, pages and versions."
        onShow={useKeepOrder('bug-reports')}
        onExport={() => exportAll(look.asked).unwrap()}
        empty="When something goes wrong and somebody presses Report, it appears here."
      />
    </>
  );
}
