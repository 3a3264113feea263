import { type ContentType, contentTypes } from '@forms/shared/contract';
import { useId } from 'react';
import styles from './UploadType.module.css';

/** What people call the types that files are kept as. */
const names: Record<ContentType, string> = {
  bundleDoc: 'Bundle document',
  idDoc: 'Proof of identity',
  'bd-extra': 'Additional document',
  other: 'Other document',
};

interface UploadTypeProps {
  types: readonly ContentType[];
  value: ContentType | undefined;
  onChange(type: ContentType): void;
}

/** What the files added next are kept as. */
export function UploadType({ types, value, onChange }: UploadTypeProps) {
  const id = useId();
  return (
    <div className={styles.type}>
      <label htmlFor={id}>Type of document</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(contentTypes.find((type) => type === target.value) ?? 'other')}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {names[type]}
          </option>
        ))}
      </select>
    </div>
  );
}
