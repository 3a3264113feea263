import { figure, mayCall, NEWEST, type Route, routes, type Session, shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { skipToken } from '@forms/shared/platform/store';
import type { ReactNode } from 'react';
import { Failed } from '../../Failed';
import { staffCalls, watched } from '../staffCalls';
import { CardIssues } from './CardIssues';
import { Queues } from './Queues';
import { UnsentLetters } from './UnsentLetters';
import styles from './WaitingWork.module.css';

/** The newest of a tab. */
const newest = <const Tab extends string>(tab: Tab) => ({ query: { tab, size: String(NEWEST) } });

/** The lists whose newest stand on the home page, of what somebody may see; nothing is asked before it is known who it is. */
export function useWaitingWork(session: Session | undefined) {
  const isFor = (route: Route) => session !== undefined && mayCall(session, route);
  const asked = (route: Route) => (isFor(route) ? undefined : skipToken);
  const newestOf = <const Tab extends string>(route: Route, tab: Tab) => (isFor(route) ? newest(tab) : skipToken);
  const enquiries = staffCalls.useHostEnquiriesQuery(newestOf(routes.enquiries, 'new'), watched);
  const contacts = staffCalls.useHostContactsQuery(newestOf(routes.contacts, 'submitted'), watched);
  const bugReports = staffCalls.useHostBugReportsQuery(newestOf(routes.bugReports, 'submitted'), watched);
  const letters = staffCalls.useHostUnsentLettersQuery(asked(routes.unsentLetters), watched);
  const queues = staffCalls.useHostQueuesQuery(asked(routes.queues), watched);
  const cardIssues = staffCalls.useHostCardIssuesQuery(isFor(routes.cardIssues) ? {} : skipToken, watched);
  return { queues, enquiries, contacts, bugReports, letters, cardIssues };
}
type Work = ReturnType<typeof useWaitingWork>;

/** Whether all lists that are asked for have come or failed: drawn sooner, one would move the others away. */
export const isThere = (work: Work): boolean =>
  Object.values(work).every(({ data, error, isUninitialized }) => data || error || isUninitialized);

/** The queues of work with how much is in each, what went wrong with card payments, the letters that did not go, and the newest of what nobody has begun. */
export function WaitingWork({ work }: { work: Work }) {
  const { queues, enquiries, contacts, bugReports, letters, cardIssues } = work;
  return (
    <div className={styles.work}>
      <Queues call={queues} />
      {cardIssues.data && cardIssues.data.length > 0 && <CardIssues issues={cardIssues.data} />}
      {letters.data && letters.data.count > 0 && <UnsentLetters {...letters.data} />}
      <Waiting
        title="New enquiries"
        all="/staff/enquiries"
        call={{ ...enquiries, data: enquiries.data?.rows }}
        count={enquiries.data?.counts.new ?? 0}
        draw={({ id, reference, name, formTitle, submittedAt }) => (
          <Entry
            key={id}
            to={`/staff/enquiry/${id}`}
            title={name}
            text={`${formTitle}, ${reference}`}
            at={submittedAt}
          />
        )}
      />
      {!contacts.isUninitialized && (
        <Waiting
          title="Unread messages"
          all="/staff/contacts"
          call={{ ...contacts, data: contacts.data?.rows }}
          count={contacts.data?.counts.submitted ?? 0}
          draw={({ id, firstName, lastName, message, sentAt }) => (
            <Entry key={id} to={`/staff/contact/${id}`} title={`${firstName} ${lastName}`} text={message} at={sentAt} />
          )}
        />
      )}
      <Waiting
        title="New bug reports"
        all="/staff/bug-reports"
        call={{ ...bugReports, data: bugReports.data?.rows }}
        count={bugReports.data?.counts.submitted ?? 0}
        draw={({ id, message, optionalMsg, sentAt }) => (
          <Entry key={id} to={`/staff/bug-report/${id}`} title={message} text={optionalMsg} at={sentAt} />
        )}
      />
    </div>
  );
}

interface WaitingProps<Row> {
  title: string;
  /** The list that they stand in. */
  all: string;
  /** How many wait in all. */
  count: number;
  call: { data?: readonly Row[] | undefined; error?: unknown; refetch(): void };
  draw(row: Row): ReactNode;
}

function Waiting<Row>({ title, all, call: { data: waiting, error, refetch }, count, draw }: WaitingProps<Row>) {
  return (
    <section className={styles.kind} aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {waiting && <span className={styles.count}>{figure(count)}</span>}
      </h2>
      {error && !waiting ? <Failed what="This" error={error} onRetry={refetch} /> : null}
      {waiting?.length === 0 && <p className={styles.none}>Nothing waits.</p>}
      {waiting && waiting.length > 0 && <ul className={styles.entries}>{waiting.map(draw)}</ul>}
      <p className={styles.all}>
        <Link to={all}>
          See all<span className="visually-hidden"> of {title.toLowerCase()}</span>
        </Link>
      </p>
    </section>
  );
}

function Entry({ to, title, text, at }: { to: string; title: string; text: string; at: string }) {
  return (
    <li className={styles.entry}>
      <Link to={to} className={styles.name}>
        {title}
      </Link>
      <span className={styles.text}>{text}</span>
      <time className={styles.when} dateTime={at}>
        {shownTime(at)}
      </time>
    </li>
  );
}
