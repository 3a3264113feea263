import { type Identifier, identifierDoubt } from '@forms/shared/contract';
import styles from './EntryList.module.css';

/** A candidate's UCI or ULN, with why a board would not take it; nothing where there is none. */
export function IdentifierLines({ identifier, number }: { identifier: Identifier; number: string }) {
  const doubt = identifierDoubt(identifier, number);
  if (number === '') return null;
  return (
    <>
      <span className={styles.quiet}>
        {identifier.toUpperCase()} {number}
      </span>
      {doubt && <span className={styles.warning}>To check: {doubt}</span>}
    </>
  );
}
