import { IDEMPOTENCY_HEADER, newComment, shownTime, statusNames, type Tuition } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { Loading, MailAddress } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { unsentTuitionNotes } from '../enquiries/timeline/unsent';
import { WriteForm } from '../enquiries/timeline/WriteForm';
import { Fact, Facts } from '../record/Facts';
import { Part, Record } from '../record/Record';
import { staffCalls, watched } from '../staffCalls';
import { TuitionFiles } from './TuitionFiles';

/** What a tutor needs of one student: who it is, what they ask for, their homework, and a way to tell the office. `hash` is the enquiry's id. */
export function TuitionPage({ hash }: { hash: string }) {
  const { data, error, refetch } = staffCalls.useHostTuitionQuery({ params: { id: hash } }, watched);
  usePageHeading({
    title: data?.name ?? (error ? 'Tuition' : ''),
    subtitle: data ? `${data.formTitle}, ${data.reference}` : '',
  });
  if (error && !data) return <Failed what="The tuition" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the tuition" lines={8} />;
  return (
    <Record
      beside={
        <Part title="Note for the office">
          <Note of={data} />
        </Part>
      }
    >
      <Part title="About">
        <Facts>
          <Fact name="Student">{data.name}</Fact>
          {data.email && (
            <Fact name="Email">
              <MailAddress of={data.email} href={`mailto:${encodeURIComponent(data.email)}`} />
            </Fact>
          )}
          <Fact name="Status">{statusNames[data.status]}</Fact>
          <Fact name="Submitted">{shownTime(data.submittedAt)}</Fact>
        </Facts>
      </Part>
      <Part title="Homework and other files">
        <TuitionFiles files={data.files} />
      </Part>
      {data.pages.length > 0 && (
        <Part title="What they ask for">
          <Remote
            of="mf-forms/Answers"
            definition={data.definition}
            pages={data.pages}
            fallback={<Loading of="the answers" lines={8} />}
          />
        </Part>
      )}
    </Record>
  );
}

function Note({ of }: { of: Tuition }) {
  const [addNote] = staffCalls.useHostAddTuitionNoteMutation();
  const [journey, setJourney] = useState(randomId);
  const { toast } = useServices();
  async function send({ text }: { text: string }) {
    const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, text) };
    await addNote({ params: { id: of.id }, body: { text }, headers }).unwrap();
    setJourney(randomId());
    toast({ kind: 'positive', message: 'The office has your note' });
  }
  return (
    <WriteForm
      id="tuition-note"
      label="Note"
      hint="It stands in the timeline of the enquiry, where staff read it. The student does not."
      button="Send note"
      failed="The note was not sent, and is still here."
      enquiryId={of.id}
      unsent={unsentTuitionNotes}
      schema={newComment}
      onSend={send}
    />
  );
}
