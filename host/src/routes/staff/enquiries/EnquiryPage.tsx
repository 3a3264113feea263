import {
  type Enquiry,
  type EnquiryChange,
  enquiryStatuses,
  invoiceItemTypeLabels,
  invoiceItemTypes,
  shownTime,
} from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useMemo } from 'react';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { ChoiceMenu } from '../record/ChoiceMenu';
import { Fact, Facts } from '../record/Facts';
import { Neighbours } from '../record/Neighbours';
import { Part, Record } from '../record/Record';
import { StatusMenu } from '../record/StatusMenu';
import { staffCalls, watched } from '../staffCalls';
import { CommentForm } from './CommentForm';
import { Documents } from './Documents';
import { Messages } from './Messages';
import { RevokeLinks } from './RevokeLinks';
import { Timeline } from './Timeline';

/** One enquiry: the answers as they were given, how far it is, and what staff did and commented. `hash` is its id. */
export function EnquiryPage({ hash }: { hash: string }) {
  const { data, error, refetch } = staffCalls.useHostEnquiryQuery({ params: { id: hash } }, watched);
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeEnquiryMutation();
  const { requestError } = useServices();
  const owner = useMemo(() => ({ entityType: 'enquiry', entityTypeId: hash }) as const, [hash]);
  usePageHeading({ title: data ? `Enquiry ${data.reference}` : '', subtitle: data?.formTitle ?? '' });
  if (error && !data) return <Failed what="The enquiry" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the enquiry" lines={8} />;

  const underWay = isLoading ? originalArgs?.body : undefined;
  const save = (body: EnquiryChange) =>
    change({ params: { id: hash }, body })
      .unwrap()
      .catch(requestError);
  return (
    <Record
      actions={
        <>
          <StatusMenu
            status={underWay?.field === 'status' ? underWay.newValue : data.status}
            statuses={enquiryStatuses}
            isSaving={underWay?.field === 'status'}
            onChange={(newValue) => save({ field: 'status', newValue })}
          />
          {data.email && <Button href={mailTo(data)}>Write to {data.name}</Button>}
          <Button onClick={() => window.print()}>Print</Button>
          <Neighbours id={hash} list="enquiries" address={(id) => `/staff/enquiry/${id}`} />
        </>
      }
      beside={
        <Part title="History">
          <Timeline enquiry={data} />
          <CommentForm enquiryId={hash} />
        </Part>
      }
    >
      <Part title="About">
        <Facts>
          <Fact name="Name">{data.name}</Fact>
          {data.email && (
            <Fact name="Email">
              <a href={mailTo(data)}>{data.email}</a>
            </Fact>
          )}
          <Fact name="Submitted">{shownTime(data.submittedAt)}</Fact>
          <Fact name="Type">
            <ChoiceMenu
              label="Type"
              value={underWay?.field === 'type' ? underWay.newValue : data.type}
              choices={invoiceItemTypes}
              labels={invoiceItemTypeLabels}
              isSaving={underWay?.field === 'type'}
              onChange={(newValue) => save({ field: 'type', newValue })}
            />
          </Fact>
        </Facts>
      </Part>
      <Part title="Messages">
        <Messages enquiryId={hash} email={data.email} />
      </Part>
      <Part title={data.invoiceId === null ? 'Letters and private links' : 'Payment'}>
        <Remote
          of="mf-exams-payments/EnquiryPayment"
          enquiry={data}
          fallback={<Loading of="the payment" lines={data.invoiceId === null ? 4 : 9} />}
        />
        <RevokeLinks enquiryId={hash} />
      </Part>
      {data.definition.documents && (
        <Part title="Documents asked for">
          <Documents enquiryId={hash} />
        </Part>
      )}
      <Part title="Answers">
        <Remote
          of="mf-forms/Answers"
          definition={data.definition}
          pages={data.pages}
          fallback={<Loading of="the answers" lines={linesOf(data.pages)} />}
        />
      </Part>
      <Part title="Files of this enquiry">
        <Remote of="mf-files/FileList" owner={owner} amongOthers fallback={<Loading of="the files" lines={4} />} />
      </Part>
    </Record>
  );
}

/** About as many lines as the answers will take: a title for each page, a line for each answer. */
const linesOf = (pages: Enquiry['pages']) =>
  pages.reduce((lines, { values }) => lines + 1 + Object.keys(values).length, 0);

const mailTo = ({ email, reference, formTitle }: { email: string; reference: string; formTitle: string }) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`${formTitle}: ${reference}`)}`;
