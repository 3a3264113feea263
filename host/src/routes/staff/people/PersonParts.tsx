import { entryStateLabels, fileSize, formatPence, type Person, type SameAs, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { StatusSign } from '@forms/shared/platform/ui/status';
import type { ReactNode } from 'react';
import plain from '../plain-list/PlainList.module.css';
import styles from './PersonParts.module.css';

interface PartProps {
  person: Person;
}
type Why = (because: readonly SameAs[]) => string;

export const PersonEnquiries = ({ person, why }: PartProps & { why: Why }) => (
  <Entries
    none="None."
    rows={person.enquiries.map(({ id, reference, name, formTitle, submittedAt, status, owing, because }) => ({
      key: id,
      title: <Link to={`/staff/enquiry/${id}`}>{reference}</Link>,
      said: `${name} · ${formTitle} · ${shortDay(submittedAt)}${owing > 0 ? ` · ${formatPence(owing)} owing` : ''}`,
      quiet: why(because),
      sign: <StatusSign status={status} />,
    }))}
  />
);

export const PersonMessages = ({ person, why }: PartProps & { why: Why }) => (
  <Entries
    rows={person.messages.map(({ id, page, sentAt, because }) => ({
      key: id,
      title: <Link to={`/staff/contact/${id}`}>Message of {shortDay(sentAt)}</Link>,
      said: page === '' ? '' : `From the page ${page}`,
      quiet: why(because),
    }))}
  />
);

export const PersonInvoices = ({ person }: PartProps) => (
  <Entries
    rows={person.invoices.map(({ id, number, reference, date, amount, owing, status }) => ({
      key: id,
      title: <Link to={`/staff/invoice/${id}`}>{number}</Link>,
      said: `${reference} · ${shortDay(date)} · ${formatPence(amount)}${owing > 0 ? ` · ${formatPence(owing)} owing` : ''}`,
      sign: <StatusSign status={status} />,
    }))}
  />
);

export const PersonEntries = ({ person }: PartProps) => (
  <Entries
    rows={person.entries.map(({ id, enquiryId, reference, exam, state }) => ({
      key: id,
      title: exam,
      said: entryStateLabels[state],
      sign: <Link to={`/staff/enquiry/${enquiryId}`}>{reference}</Link>,
    }))}
  />
);

export const PersonFiles = ({ person }: PartProps) => (
  <Entries
    rows={person.files.map(({ id, name, reference, bytes, uploadedAt }) => ({
      key: id,
      title: <Link to={`/file/${id}`}>{name}</Link>,
      said: `${reference} · ${shortDay(uploadedAt)} · ${fileSize(bytes)}`,
    }))}
  />
);

interface EntriesProps {
  rows: readonly { key: string; title: ReactNode; said: string; quiet?: string; sign?: ReactNode }[];
  none?: string;
}

function Entries({ rows, none }: EntriesProps) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <ul className={plain.list}>
      {rows.map(({ key, title, said, quiet, sign }) => (
        <li key={key} className={plain.entry}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {said && <p>{said}</p>}
            {quiet && <p className={styles.quiet}>{quiet}</p>}
          </div>
          {sign}
        </li>
      ))}
    </ul>
  );
}
