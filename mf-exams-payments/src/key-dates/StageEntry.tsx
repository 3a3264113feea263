import { Button } from '@forms/shared/platform/ui';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './KeyDates.module.css';
import type { TypedStage } from './typedDates';

interface StageEntryProps {
  at: number;
  stage: TypedStage;
  errors: FieldErrors;
  onChange(changed: Partial<TypedStage>): void;
  /** Left out for the only stage. */
  onRemove: (() => void) | undefined;
}

/** A stage of entering: its last days, and what it adds. */
export function StageEntry({ at, stage, errors, onChange, onRemove }: StageEntryProps) {
  const entry = (label: string, name: keyof TypedStage, path: string = name) => ({
    label,
    value: stage[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors[`stages.${at}.${path}`],
  });
  return (
    <fieldset className={styles.group}>
      <legend>{at === 0 ? 'Entries' : stage.name || `Stage ${at + 1}`}</legend>
      <div className={styles.whole}>
        <TextEntry {...entry('Name', 'name')} />
      </div>
      <TextEntry {...entry('Our last day', 'centre', 'until.centre')} type="date" />
      <TextEntry {...entry('Board’s last day', 'board', 'until.board')} type="date" />
      <div className={styles.whole}>
        <TextEntry {...entry('Board adds, in % of its fee', 'boardPercent')} />
      </div>
      <TextEntry {...entry('Board adds', 'boardAdds')} pounds />
      <TextEntry {...entry('We add', 'centreAdds')} pounds />
      {onRemove && (
        <div className={styles.whole}>
          <Button size="small" danger onClick={onRemove}>
            Remove {stage.name || `stage ${at + 1}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
