import { type AgedEnquiry, MOST_ERASED_A_DAY, type RetentionPreview, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { counted } from './heldSaid';
import styles from './PersonalData.module.css';

/** What goes by a rule, what is made anonymous, and what waits; the first of it by name. */
export function RetentionConsequences({
  preview: { erased, anonymous, waiting, first },
}: {
  preview: RetentionPreview;
}) {
  const goes = erased + anonymous;
  return (
    <section aria-live="polite" className={styles.stack}>
      {goes === 0 ? (
        <Notice title="Nothing goes today">What comes to be so old later is erased by itself then.</Notice>
      ) : (
        <Notice
          kind="warning"
          title={`${counted(goes, 'enquiries')} ${goes === 1 ? 'goes' : 'go'}, and nobody can bring ${goes === 1 ? 'it' : 'them'} back`}
        >
          <ul className={styles.points}>
            {erased > 0 && (
              <li>{counted(erased, 'enquiries')} as a whole: answers, files, messages, letters and comments</li>
            )}
            {anonymous > 0 && (
              <li>
                {counted(anonymous, 'anonymous')}: invoices, credit notes, sums, days and payments stay, because
                accounts have to be kept by law
              </li>
            )}
          </ul>
          Up to {MOST_ERASED_A_DAY} a day, each with a certificate; so does what comes to be so old later.
        </Notice>
      )}
      {waiting > 0 && (
        <p>
          {counted(waiting, 'enquiries')} {waiting === 1 ? 'is' : 'are'} as old, and {waiting === 1 ? 'waits' : 'wait'}:
          money is owing or to go back, something is under way, or staff want to come back to{' '}
          {waiting === 1 ? 'it' : 'them'}.
        </p>
      )}
      {first.length > 0 && (
        <>
          <h3>{first.length < goes + waiting ? `The oldest ${first.length}` : 'These are they'}</h3>
          <ul className={styles.list}>
            {first.map((enquiry) => (
              <Aged key={enquiry.id} enquiry={enquiry} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Aged({ enquiry: { id, reference, name, formTitle, lastEventAt, becomes, waits } }: { enquiry: AgedEnquiry }) {
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.name}>
          <Link to={`/staff/enquiry/${id}`}>{reference}</Link> {name}
        </p>
        <p className={styles.quiet}>
          {formTitle} · last event {shortDay(lastEventAt)}
        </p>
        <p>{waits === null ? outcomes[becomes] : `Waits: ${waits}`}</p>
      </div>
    </li>
  );
}

const outcomes: Readonly<Record<AgedEnquiry['becomes'], string>> = {
  erased: 'Goes as a whole',
  anonymous: 'Is made anonymous',
};
