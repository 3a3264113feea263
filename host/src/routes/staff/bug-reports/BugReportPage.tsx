import { shownTime, type TrackingStatus, trackingStatuses } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Fact, Facts } from '../record/Facts';
import { FreeText } from '../record/FreeText';
import { Gone } from '../record/Gone';
import { Neighbours } from '../record/Neighbours';
import { Part, Record } from '../record/Record';
import { StatusMenu } from '../record/StatusMenu';
import { staffCalls, watched } from '../staffCalls';

/** One bug report with all that it brought. `hash` is its id. */
export function BugReportPage({ hash }: { hash: string }) {
  const { data, error, refetch } = staffCalls.useHostBugReportsQuery(undefined, watched);
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeBugReportMutation();
  const { requestError } = useServices();
  const report = data?.find(({ id }) => id === hash);
  usePageHeading({
    title: report ? 'Bug report' : data ? 'Bug report not found' : '',
    subtitle: report?.message ?? '',
  });
  if (error && !data) return <Failed what="The bug report" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the bug report" lines={6} />;
  if (!report) return <Gone what="bug report" list="bug-reports" />;

  const changeStatus = (newValue: TrackingStatus) =>
    change({ params: { id: hash }, body: { field: 'status', newValue } })
      .unwrap()
      .catch(requestError);
  return (
    <Record
      actions={
        <>
          <StatusMenu
            status={isLoading && originalArgs ? originalArgs.body.newValue : report.tracking}
            statuses={trackingStatuses}
            isSaving={isLoading}
            onChange={changeStatus}
          />
          <Neighbours id={hash} list="bug-reports" address={(id) => `/staff/bug-report/${id}`} />
        </>
      }
    >
      <Part title="In their words">
        <FreeText>{report.optionalMsg || 'Nothing was written.'}</FreeText>
      </Part>
      <Part title="What happened">
        <Facts>
          <Fact name="Message">{report.message}</Fact>
          <Fact name="Page">{report.route || 'Not said'}</Fact>
          <Fact name="Request">{report.request || 'None'}</Fact>
          <Fact name="Answer’s status">{report.status ?? 'None'}</Fact>
          <Fact name="Answer">{report.response || 'None'}</Fact>
          <Fact name="Service">{report.API || 'None'}</Fact>
        </Facts>
      </Part>
      <Part title="Where it came from">
        <Facts>
          <Fact name="Sent">{shownTime(report.sentAt)}</Fact>
          <Fact name="User">{report.userId ? `${report.userId}, by their own word` : 'Nobody signed in'}</Fact>
          <Fact name="Campus">{report.school}</Fact>
          <Fact name="Site">{report.host}</Fact>
          <Fact name="Version">
            {report.app} {report.version}
          </Fact>
          <Fact name="Platform">{report.platform}</Fact>
          <Fact name="Window and language">{report.description}</Fact>
          <Fact name="Browser">{report.userAgent}</Fact>
        </Facts>
      </Part>
    </Record>
  );
}
