import { type ReceivedBugReport, shownTime, type TrackingStatus, trackingStatuses } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Fact, Facts } from '../record/Facts';
import { FreeText } from '../record/FreeText';
import { Neighbours } from '../record/Neighbours';
import { OneOfList } from '../record/OneOfList';
import { Part, Record } from '../record/Record';
import { StatusMenu } from '../record/StatusMenu';
import { hasPlaces } from '../source-places/placesInSource';
import { SourcePlaces } from '../source-places/SourcePlaces';
import { staffCalls, watched } from '../staffCalls';

/** One bug report with all that it brought. `hash` is its id. */
export function BugReportPage({ hash }: { hash: string }) {
  const known = staffCalls.useHostBugReportQuery({ params: { id: hash } }, watched);
  return (
    <OneOfList
      of={known}
      what="bug report"
      list="bug-reports"
      heading={({ message }) => ({ title: 'Bug report', subtitle: message.split('\n')[0] ?? '' })}
    >
      {(report) => <Report report={report} />}
    </OneOfList>
  );
}

function Report({ report }: { report: ReceivedBugReport }) {
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeBugReportMutation();
  const { requestError } = useServices();
  const changeStatus = (newValue: TrackingStatus) =>
    change({ params: { id: report.id }, body: { field: 'status', newValue } })
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
          <Neighbours id={report.id} list="bug-reports" address={(id) => `/staff/bug-report/${id}`} />
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
      {hasPlaces(report.message) && (
        <Part title="Where in the source">
          <SourcePlaces key={report.id} message={report.message} />
        </Part>
      )}
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
