import { formatPence, type Person, shownDay } from '@forms/shared/contract';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { calls } from '../../../calls';
import { readFailure } from '../../../services/failure';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Fact, Facts } from '../record/Facts';
import { Gone } from '../record/Gone';
import { Part, Record } from '../record/Record';
import { watched } from '../staffCalls';
import {
  PersonEnquiries,
  PersonEntries,
  PersonFiles,
  PersonInvoices,
  PersonMessages,
  PersonOthers,
} from './PersonParts';
import styles from './PersonParts.module.css';
import { personCalls } from './personCalls';
import { saidButtonId } from './SaidButton';
import { SamePersonDialog } from './SamePersonDialog';
import { type Say, useSay } from './useSay';

/** One person over all that they sent and wrote. `hash` is the id of an enquiry or a message of theirs. */
export function PersonPage({ hash }: { hash: string }) {
  const { data, error, refetch } = personCalls.useHostPersonQuery({ params: { id: hash } }, watched);
  const { data: session } = calls.useHostSessionQuery();
  const { say, isSaying } = useSay();
  const [isLinking, setLinking] = useState(false);
  const [lastSaid, setLastSaid] = useState<string>();
  useEffect(() => {
    // What was pressed may be gone: the focus goes to what undoes it.
    if (data && lastSaid && document.activeElement === document.body)
      (document.getElementById(saidButtonId(lastSaid)) ?? document.getElementById(SAME_PERSON))?.focus();
  }, [data, lastSaid]);
  const sayOnPage = (...[pair, asked]: Parameters<Say>) => {
    setLastSaid(pair[1]);
    void say(pair, asked);
  };
  const isGone = error !== undefined && readFailure(error).status === 404;
  usePageHeading({
    title: isGone ? 'Person not found' : (data?.name ?? '') || (data ? 'Somebody without a name' : ''),
  });
  if (isGone) return <Gone what="person" list="enquiries" />;
  if (error && !data) return <Failed what="The person" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the person" lines={8} />;
  return (
    <Record
      actions={
        <Button id={SAME_PERSON} aria-haspopup="dialog" onClick={() => setLinking(true)}>
          Same person…
        </Button>
      }
    >
      <Part title="About">
        <About person={data} />
        <p className={styles.note}>
          Here stands what has the same address of email, the same telephone number, or the same name and date of birth
          as the {data.enquiries.some(({ id }) => id === hash) ? 'enquiry' : 'message'} that led here, or as what staff
          said is of the same person. Families may share the first two: each says why it is here, and what is somebody
          else’s can be taken out.
        </p>
      </Part>
      <Part title={`Enquiries (${data.enquiries.length})`}>
        <PersonEnquiries id={hash} person={data} say={sayOnPage} />
      </Part>
      {data.messages.length > 0 && (
        <Part title={`Messages of the contact form (${data.messages.length})`}>
          <PersonMessages id={hash} person={data} say={sayOnPage} />
        </Part>
      )}
      {data.invoices.length > 0 && (
        <Part title={`Invoices (${data.invoices.length})`}>
          <PersonInvoices person={data} />
        </Part>
      )}
      {data.entries.length > 0 && (
        <Part title={`Exam entries (${data.entries.length})`}>
          <PersonEntries person={data} />
        </Part>
      )}
      {data.files.length > 0 && (
        <Part title={`Files (${data.files.length})`}>
          <PersonFiles person={data} />
        </Part>
      )}
      {data.others.length > 0 && (
        <Part title={`Not the same person (${data.others.length})`}>
          <PersonOthers person={data} say={sayOnPage} />
        </Part>
      )}
      {isLinking && session && (
        <SamePersonDialog {...{ id: hash, person: data, session, say, isSaying }} onClose={() => setLinking(false)} />
      )}
    </Record>
  );
}

/** The id of the button that stands here always. */
const SAME_PERSON = 'same-person';

function About({ person: { emails, telephones, birthDates, enquiries } }: { person: Person }) {
  const owing = enquiries.reduce((sum, each) => sum + each.owing, 0);
  return (
    <Facts>
      {emails.length > 0 && (
        <Fact name="Email">
          {emails.map((email) => (
            <div key={email}>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </div>
          ))}
        </Fact>
      )}
      {telephones.length > 0 && (
        <Fact name="Telephone">
          {telephones.map((number) => (
            <div key={number}>
              <a href={`tel:${number}`}>{number}</a>
            </div>
          ))}
        </Fact>
      )}
      {birthDates.length > 0 && <Fact name="Date of birth">{birthDates.map((day) => shownDay(day)).join('; ')}</Fact>}
      {owing > 0 && <Fact name="Owing">{formatPence(owing)}</Fact>}
    </Facts>
  );
}
