import { examSessions, keysOf, MOST_SITTINGS, type Sitting, shownDay } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './Catalogue.module.css';
import { newSitting } from './typedOffer';

const sessions = keysOf(examSessions).map((value) => ({ value, label: examSessions[value] }));

interface SittingEntriesProps {
  /** The paper, as its controls name it. */
  of: string;
  sittings: readonly Sitting[];
  errors: FieldErrors;
  /** Where its errors stand. */
  path: string;
  onChange(sittings: readonly Sitting[]): void;
}

/** When a paper is sat: a day with its session for each series that is known. */
export function SittingEntries({ of, sittings, errors, path, onChange }: SittingEntriesProps) {
  const change = (at: number, changed: Partial<Sitting>) =>
    onChange(sittings.map((each, place) => (place === at ? { ...each, ...changed } : each)));
  return (
    <>
      {sittings.map((sitting, at) => {
        const nth = sittings.length > 1 ? ` (${at + 1})` : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is what stands in its place
          <div key={at} className={styles.sitting}>
            <TextEntry
              label={`Sat on${nth}`}
              type="date"
              value={sitting.on}
              error={errors[`${path}.${at}.on`]}
              onChange={(on) => change(at, { on })}
            />
            <SelectEntry
              label={`Session${nth}`}
              value={sitting.session}
              choices={sessions}
              onChange={(session) => change(at, { session })}
            />
            <Button
              size="small"
              aria-label={`Remove ${sitting.on ? shownDay(sitting.on) : `day ${at + 1}`} of ${of}`}
              onClick={() => onChange(sittings.filter((_, place) => place !== at))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      {sittings.length < MOST_SITTINGS && (
        <div className={styles.whole}>
          <Button size="small" onClick={() => onChange([...sittings, newSitting()])}>
            {sittings.length === 0 ? `Say when ${of} is sat` : `Add another day of ${of}`}
          </Button>
        </div>
      )}
    </>
  );
}
