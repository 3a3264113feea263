import { type ContentType, contentTypes } from '@forms/shared/contract';
import { useId } from 'react';
import { say } from '../words/say';
import styles from './UploadType.module.css';

/** What people call the types that files are kept as. */
const names = {
  bundleDoc: 'Bundle document',
  idDoc: 'Proof of identity',
  'bd-extra': 'Additional document',
  other: 'Other document',
} as const satisfies Record<ContentType, string>;

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
      <label htmlFor={id}>{say('Type of document')}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(contentTypes.find((type) => type === target.value) ?? 'other')}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {say(names[type])}
          </option>
        ))}
      </select>
    </div>
  );
}
