import { formatPence, type Person, shownDay } from '@forms/shared/contract';
import { Button, MailAddress } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { calls } from '../../../calls';
import { Fact, Facts } from '../record/Facts';
import { OneOfList } from '../record/OneOfList';
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
  const known = personCalls.useHostPersonQuery({ params: { id: hash } }, watched);
  return (
    <OneOfList
      of={known}
      what="person"
      list="enquiries"
      lines={8}
      heading={({ name }) => ({ title: name || 'Somebody without a name' })}
    >
      {(person) => <KnownPerson id={hash} person={person} />}
    </OneOfList>
  );
}

function KnownPerson({ id, person }: { id: string; person: Person }) {
  const { data: session } = calls.useHostSessionQuery();
  const { say, isSaying } = useSay();
  const [isLinking, setLinking] = useState(false);
  const [lastSaid, setLastSaid] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the person comes anew
  useEffect(() => {
    // What was pressed may be gone: the focus goes to what undoes it.
    if (lastSaid && document.activeElement === document.body)
      (document.getElementById(saidButtonId(lastSaid)) ?? document.getElementById(SAME_PERSON))?.focus();
  }, [person, lastSaid]);
  const sayOnPage = (...[pair, asked]: Parameters<Say>) => {
    setLastSaid(pair[1]);
    void say(pair, asked);
  };
  return (
    <Record
      actions={
        <Button id={SAME_PERSON} aria-haspopup="dialog" onClick={() => setLinking(true)}>
          Same person…
        </Button>
      }
    >
      <Part title="About">
        <About person={person} />
        <p className={styles.note}>
          Here stands what has the same address of email, the same telephone number, or the same name and date of birth
          as the {person.enquiries.some((each) => each.id === id) ? 'enquiry' : 'message'} that led here, or as what
          staff said is of the same person. Families may share the first two: each says why it is here, and what is
          somebody else’s can be taken out.
        </p>
      </Part>
      <Part title={`Enquiries (${person.enquiries.length})`}>
        <PersonEnquiries id={id} person={person} say={sayOnPage} />
      </Part>
      {person.messages.length > 0 && (
        <Part title={`Messages of the contact form (${person.messages.length})`}>
          <PersonMessages id={id} person={person} say={sayOnPage} />
        </Part>
      )}
      {person.invoices.length > 0 && (
        <Part title={`Invoices (${person.invoices.length})`}>
          <PersonInvoices person={person} />
        </Part>
      )}
      {person.entries.length > 0 && (
        <Part title={`Exam entries (${person.entries.length})`}>
          <PersonEntries person={person} />
        </Part>
      )}
      {person.files.length > 0 && (
        <Part title={`Files (${person.files.length})`}>
          <PersonFiles person={person} />
        </Part>
      )}
      {person.others.length > 0 && (
        <Part title={`Not the same person (${person.others.length})`}>
          <PersonOthers person={person} say={sayOnPage} />
        </Part>
      )}
      {isLinking && session && (
        <SamePersonDialog {...{ id, person, session, say, isSaying }} onClose={() => setLinking(false)} />
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
              <MailAddress of={email} href={`mailto:${encodeURIComponent(email)}`} />
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
