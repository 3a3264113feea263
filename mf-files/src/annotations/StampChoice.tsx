import { type StampIcon, stampLook, stamps } from '../drawing/stamps';
import styles from './LookChoice.module.css';

interface StampChoiceProps {
  value: string;
  onChange(stamp: StampIcon): void;
}

/** Which stamp; one from another program stays what it is until another is chosen. */
export function StampChoice({ value, onChange }: StampChoiceProps) {
  const isKnown = stamps.some((stamp) => stamp === value);
  return (
    <label className={styles.opacity}>
      Stamp
      <select
        value={value}
        onChange={({ target }) => {
          const stamp = stamps.find((known) => known === target.value);
          if (stamp) onChange(stamp);
        }}
      >
        {!isKnown && <option value={value}>{stampLook(value).label}</option>}
        {stamps.map((stamp) => (
          <option key={stamp} value={stamp}>
            {stampLook(stamp).label}
          </option>
        ))}
      </select>
    </label>
  );
}
