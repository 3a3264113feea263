import { formatPence, type HeldEnquiry, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Button } from '@forms/shared/platform/ui';
import { countsSaid, isRetained, linkSaid } from './heldSaid';
import styles from './PersonalData.module.css';

interface HeldEnquiriesProps {
  enquiries: readonly HeldEnquiry[];
  onErase(enquiry: HeldEnquiry): void;
}

/** The enquiries that name an address, each with what goes with it and what the accounts keep. */
export function HeldEnquiries({ enquiries, onErase }: HeldEnquiriesProps) {
  return (
    <ul className={styles.list}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} className={styles.entry}>
          <div>
            <p className={styles.name}>
              <Link to={`/staff/enquiry/${enquiry.id}`}>{enquiry.reference}</Link> {enquiry.name}
            </p>
            <p className={styles.quiet}>
              {[enquiry.formTitle, shortDay(enquiry.submittedAt), ...countsSaid(enquiry.counts)].join(' · ')}
            </p>
            {enquiry.link && <p>{linkSaid(enquiry.link)}</p>}
            {!enquiry.isOwn && !enquiry.link && (
              <p>About somebody else: it only names this address, as of who pays, fills it in or wrote about it.</p>
            )}
            {isRetained(enquiry) && <p>The accounts keep {enquiry.numbers.join(', ')}: it is made anonymous.</p>}
            {enquiry.owing > 0 && <p>{formatPence(enquiry.owing)} is owing.</p>}
            {enquiry.obstacle && <p>Not now: {enquiry.obstacle}</p>}
          </div>
          {!enquiry.obstacle && (
            <Button danger onClick={() => onErase(enquiry)} aria-label={`Erase ${enquiry.reference}`}>
              Erase
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
