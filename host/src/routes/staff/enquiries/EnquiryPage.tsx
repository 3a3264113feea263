import { enquiryStatuses, mayCall, routes, shownTime, statusNames } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Link } from '@forms/shared/platform/routing';
import { Button, Loading, MailAddress } from '@forms/shared/platform/ui';
import { useMemo } from 'react';
import { calls } from '../../../calls';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Fact, Facts } from '../record/Facts';
import { Neighbours } from '../record/Neighbours';
import { Part, Record } from '../record/Record';
import { StatusMenu } from '../record/StatusMenu';
import { staffCalls, watched } from '../staffCalls';
import { Documents } from './Documents';
import { EnquiryAnswers } from './EnquiryAnswers';
import { Merging } from './merge/Merging';
import { mergeCalls } from './merge/mergeCalls';
import { RevokeLinks } from './RevokeLinks';
import { Timeline } from './timeline/Timeline';
import { Triage } from './triage/Triage';
import { useChange } from './triage/useChange';

/** One enquiry: whose it is and what it owes, the answers as they were given, and beside them everything that happened to it. `hash` is its id. */
export function EnquiryPage({ hash }: { hash: string }) {
  const { data, error, refetch } = staffCalls.useHostEnquiryQuery({ params: { id: hash } }, watched);
  const duplicates = mergeCalls.useHostDuplicatesQuery({ params: { id: hash } });
  const { data: session } = calls.useHostSessionQuery();
  const { underWay, save } = useChange(data);
  const owner = useMemo(() => ({ entityType: 'enquiry', entityTypeId: hash }) as const, [hash]);
  usePageHeading({
    title: data ? `Enquiry ${data.reference}` : error ? 'Enquiry' : '',
    subtitle: data?.formTitle ?? '',
  });
  if (error && !data) return <Failed what="The enquiry" error={error} onRetry={refetch} />;
  // Asked for beside it and waited for: what came later would move what one reads.
  if (!data || duplicates.isLoading) return <Loading of="the enquiry" lines={8} />;
  const { mergedInto } = data;

  return (
    <Record
      actions={
        <>
          {!mergedInto && (
            <StatusMenu
              status={underWay?.field === 'status' ? underWay.newValue : data.status}
              statuses={enquiryStatuses}
              isSaving={underWay?.field === 'status'}
              onChange={(newValue) => save({ field: 'status', newValue }, statusNames[newValue])}
            />
          )}
          {data.email && !mergedInto && <Button href={mailTo(data)}>Write to {data.name}</Button>}
          <Button onClick={() => window.print()}>Print</Button>
          <Neighbours id={hash} list="enquiries" address={(id) => `/staff/enquiry/${id}`} />
        </>
      }
      beside={
        <Part title="Timeline">
          <Timeline enquiry={data} />
        </Part>
      }
    >
      <Merging enquiry={data} duplicates={duplicates.data ?? []} />
      <Part title="About">
        <Facts>
          <Fact name="Name">{data.name}</Fact>
          {data.email && (
            <Fact name="Email">
              <MailAddress of={data.email} href={mailTo(data)} />
            </Fact>
          )}
          <Fact name="Submitted">{shownTime(data.submittedAt)}</Fact>
        </Facts>
        <p>
          <Link to={`/staff/person/${hash}`}>All that is of this person</Link>
        </p>
        {!mergedInto && <Triage enquiry={data} underWay={underWay} save={save} />}
      </Part>
      {session && mayCall(session, routes.invoice) && !mergedInto && (
        <Part title="Payment">
          <Remote
            of="mf-exams-payments/EnquiryPayment"
            enquiry={data}
            fallback={<Loading of="the payment" lines={data.invoiceId === null ? 1 : 4} />}
          />
        </Part>
      )}
      {data.definition.documents && (
        <Part title="Documents asked for">
          <Documents enquiryId={hash} isOpen={!mergedInto} />
        </Part>
      )}
      <Part title="Answers">
        <EnquiryAnswers enquiry={data} />
      </Part>
      <Part title="Files of this enquiry">
        <Remote
          of="mf-files/FileList"
          owner={owner}
          amongOthers
          readOnly={!!mergedInto}
          fallback={<Loading of="the files" lines={4} />}
        />
      </Part>
      <Part title="Private links">
        <RevokeLinks enquiryId={hash} />
      </Part>
    </Record>
  );
}

const mailTo = ({ email, reference, formTitle }: { email: string; reference: string; formTitle: string }) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`${formTitle}: ${reference}`)}`;
