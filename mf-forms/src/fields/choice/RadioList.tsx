import type { Option } from '@forms/shared/contract';
import { NativeChoice } from '@forms/shared/platform/ui';
import { ControlGroup } from '../ControlGroup';
import styles from './choices.module.css';

interface RadioListProps {
  /** The first button's id and, as the browser moves between them with the arrow keys, all buttons' name. */
  id: string;
  options: readonly Option[];
  value: unknown;
  onChange(value: Option['value']): void;
  onLeave(): void;
}

/** One choice of a few, all to be seen. */
export function RadioList({ id, options, value, onChange, onLeave }: RadioListProps) {
  return (
    <ControlGroup className={styles.list} onLeave={onLeave}>
      {options.map((option, at) => (
        <NativeChoice
          key={String(option.value)}
          {...(at === 0 ? { id } : {})}
          type="radio"
          name={id}
          value={String(option.value)}
          className={styles.choice ?? ''}
          checked={value !== undefined && value !== null && String(value) === String(option.value)}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </NativeChoice>
      ))}
    </ControlGroup>
  );
}
