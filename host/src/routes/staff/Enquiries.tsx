import { type EnquirySummary, formatPence } from '@forms/shared/contract';
import { Link } from '@forms/shared/routing';
import { Button, Loading } from '@forms/shared/ui';
import { calls } from '../../calls';
import { Failed } from '../Failed';
import { usePageHeading } from '../usePageHeading';
import styles from './Enquiries.module.css';
import { Status } from './Status';
import { shownTime } from './shownTime';

/** Every enquiry, newest first. */
export function Enquiries() {
  usePageHeading({ title: 'Enquiries' });
  const { data, error, isFetching, refetch } = calls.useHostEnquiriesQuery();
  if (error) return <Failed what="The enquiries" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="enquiries" lines={8} />;
  return (
    <>
      <div className={styles.above}>
        <p>{data.length === 1 ? '1 enquiry' : `${data.length} enquiries`}</p>
        <Button onClick={refetch} loading={isFetching}>
          Refresh
        </Button>
      </div>
      {data.length === 0 ? <NoEnquiries /> : <EnquiryTable enquiries={data} />}
    </>
  );
}

function NoEnquiries() {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>No entries</p>
      <p>A form that a visitor submits appears here at once.</p>
    </div>
  );
}

function EnquiryTable({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Name</th>
          <th scope="col">Form</th>
          <th scope="col">Status</th>
          <th scope="col">Payment</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col">Submitted</th>
        </tr>
      </thead>
      <tbody>
        {enquiries.map(({ id, reference, name, formTitle, status, amount, paid, submittedAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/staff/enquiry/${id}`}>{reference}</Link>
            </th>
            <td>{name}</td>
            <td>{formTitle}</td>
            <td>
              <Status status={status} />
            </td>
            <td>{amount === null ? '' : paid ? 'Paid' : 'Not paid'}</td>
            <td className={styles.amount}>{amount === null ? '' : formatPence(amount)}</td>
            <td>
              <time dateTime={submittedAt}>{shownTime(submittedAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
