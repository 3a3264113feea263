import type { NamedOffer, OffersPreview } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import styles from './Catalogue.module.css';
import { Differences } from './Differences';

interface FileChangesProps {
  preview: OffersPreview;
  isBusy: boolean;
  onConfirm(): void;
}

/** What a file would change, and the button that has it so. */
export function FileChanges({ preview: { added, changed, removed, unchanged }, isBusy, onConfirm }: FileChangesProps) {
  const count = added.length + changed.length + removed.length;
  return (
    <>
      <Group title="Added" offers={added} />
      <Group title="Changed" offers={changed} />
      <Group title="Retired" offers={removed} />
      <p>{count === 0 ? 'This file would change nothing.' : `${unchanged} stay as they are.`}</p>
      {count > 0 && (
        <div>
          <Button type="primary" loading={isBusy} onClick={onConfirm}>
            {count === 1 ? 'Make this change' : `Make these ${count} changes`}
          </Button>
        </div>
      )}
    </>
  );
}

/** So many stand there at once. */
const SHOWN = 50;

function Group({ title, offers }: { title: string; offers: readonly NamedOffer[] }) {
  const [shown, setShown] = useState(SHOWN);
  if (offers.length === 0) return null;
  return (
    <div>
      <h3>
        {title}: {offers.length}
      </h3>
      <ul className={styles.steps}>
        {offers.slice(0, shown).map(({ id, said: name, differences }) => (
          <li key={id}>
            <strong>{name}</strong>
            {differences.length > 0 && <Differences of={differences} />}
          </li>
        ))}
      </ul>
      {shown < offers.length && (
        <Button size="small" onClick={() => setShown(shown + SHOWN)}>
          Show more of {offers.length}
        </Button>
      )}
    </div>
  );
}
