import { keysOf, paperTiers, paperTypes } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './Catalogue.module.css';
import { SittingEntries } from './SittingEntries';
import type { TypedPaper } from './typedOffer';

const types = paperTypes.map((type) => ({ value: type, label: type }));
const tiers = [
  { value: '' as const, label: 'None' },
  ...keysOf(paperTiers).map((tier) => ({ value: tier, label: paperTiers[tier] })),
];

interface PaperEntryProps {
  at: number;
  paper: TypedPaper;
  errors: FieldErrors;
  onChange(changed: Partial<TypedPaper>): void;
  /** Left out for the only paper. */
  onRemove: (() => void) | undefined;
}

/** A paper of an offer, as its board publishes it. */
export function PaperEntry({ at, paper, errors, onChange, onRemove }: PaperEntryProps) {
  const named = paper.code || `paper ${at + 1}`;
  const entry = (label: string, name: 'code' | 'name' | 'minutes') => ({
    label,
    value: paper[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors[`papers.${at}.${name}`],
  });
  return (
    <fieldset className={styles.group}>
      <legend>{paper.code ? `Paper ${paper.code}` : `Paper ${at + 1}`}</legend>
      <TextEntry {...entry('Paper code', 'code')} />
      <TextEntry {...entry('Minutes', 'minutes')} optional />
      <div className={styles.whole}>
        <TextEntry {...entry('Title', 'name')} />
      </div>
      <SelectEntry label="Type" value={paper.type} choices={types} onChange={(type) => onChange({ type })} />
      <SelectEntry
        label="Tier of the paper"
        value={paper.tier}
        choices={tiers}
        onChange={(tier) => onChange({ tier })}
      />
      <SittingEntries
        of={named}
        sittings={paper.sittings}
        errors={errors}
        path={`papers.${at}.sittings`}
        onChange={(sittings) => onChange({ sittings })}
      />
      {onRemove && (
        <div className={styles.whole}>
          <Button size="small" danger onClick={onRemove}>
            Remove {named}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
