import { type ListedOffer, type OfferStep, offerActions, offerSaid, shownTime } from '@forms/shared/contract';
import { Loading, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import styles from './Catalogue.module.css';
import { catalogueCalls } from './catalogueCalls';
import { Differences } from './Differences';

/** Who did what to an offer, and when. */
export function HistoryDialog({ offer, onClose }: { offer: ListedOffer; onClose(): void }) {
  const { data, error } = catalogueCalls.useExamsOfferQuery({ params: { id: offer.id } });
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={`History: ${offerSaid(offer)}`}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {error && <Notice kind="error" title={whyItFailed(error)} />}
      {!data && !error && <Loading of="the history" lines={3} />}
      {data && <Steps history={data.history} />}
    </Modal>
  );
}

function Steps({ history }: { history: readonly OfferStep[] }) {
  if (history.length === 0) return <p>Nobody has changed it: it stands as the site began with it.</p>;
  return (
    <ol className={styles.steps}>
      {history.map(({ action, at, author, source, differences }) => (
        <li key={at}>
          <p>
            <strong>{offerActions[action]}</strong> by {author}{' '}
            <span className={styles.quiet}>
              {shownTime(at)}
              {source && `, from ${source}`}
            </span>
          </p>
          {differences.length > 0 && <Differences of={differences} />}
        </li>
      ))}
    </ol>
  );
}
