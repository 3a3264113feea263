import { formatPence } from '@forms/shared/contract';
import { Remote } from '@forms/shared/remotes';
import { Link } from '@forms/shared/routing';
import { Loading } from '@forms/shared/ui';
import type { ReactNode } from 'react';
import { calls } from '../../calls';
import { Failed } from '../Failed';
import { usePageHeading } from '../usePageHeading';
import styles from './EnquiryPage.module.css';
import { Status } from './Status';
import { shownTime } from './shownTime';

/** One enquiry: what it is about, and the answers as they were given. `hash` is its id. */
export function EnquiryPage({ hash }: { hash: string }) {
  const { data, error, refetch } = calls.useHostEnquiryQuery({ params: { id: hash } });
  usePageHeading({ title: data ? `Enquiry ${data.reference}` : '', subtitle: data?.formTitle ?? '' });
  if (error) return <Failed what="The enquiry" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the enquiry" lines={8} />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/staff/enquiries">All enquiries</Link>
      </p>
      <dl className={styles.facts}>
        <Fact name="Status">
          <Status status={data.status} />
        </Fact>
        <Fact name="Name">{data.name}</Fact>
        <Fact name="Email">
          <a href={`mailto:${data.email}`}>{data.email}</a>
        </Fact>
        <Fact name="Submitted">{shownTime(data.submittedAt)}</Fact>
        {data.amount !== null && (
          <Fact name="Amount">
            {formatPence(data.amount)}, {data.paid ? 'paid' : 'not paid'}
            {data.paymentMethod && ` (${paymentWords[data.paymentMethod]})`}
          </Fact>
        )}
      </dl>
      <h2 className={styles.answers}>Answers</h2>
      <Remote of="mf-forms/Answers" definition={data.definition} pages={data.pages} />
    </>
  );
}

const paymentWords = { card: 'card', bacs: 'bank transfer', callback: 'callback' } as const;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
