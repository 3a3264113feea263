import { declarations } from '@forms/shared/contract';
import { Button, Checkbox } from '@forms/shared/ui';
import { useState } from 'react';
import { LazyDialog } from '../lazy-dialog/LazyDialog';
import styles from './Declarations.module.css';

export type DeclarationId = (typeof declarations)[number]['id'];

const loadTermsDialog = () => import('./TermsDialog');

interface DeclarationsProps {
  ticked: readonly DeclarationId[];
  onChange(ticked: DeclarationId[]): void;
}

/** What must be declared before the invoice can be paid, each with its terms one press away. */
export function Declarations({ ticked, onChange }: DeclarationsProps) {
  const [terms, setTerms] = useState<{ slug: string; open: boolean }>();
  return (
    <fieldset className={styles.declarations}>
      <legend>Declarations</legend>
      {declarations.map(({ id, text, ...declaration }) => (
        <div key={id} className={styles.declaration}>
          <Checkbox
            checked={ticked.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
            }
          >
            {text}
          </Checkbox>
          {'termsSlug' in declaration && (
            <Button
              type="link"
              className={styles.read ?? ''}
              aria-label={`Read the terms of: ${text}`}
              onClick={() => setTerms({ slug: declaration.termsSlug, open: true })}
            >
              Read the terms
            </Button>
          )}
        </div>
      ))}
      {terms && (
        <LazyDialog load={loadTermsDialog} dialog={{ ...terms, onClose: () => setTerms({ ...terms, open: false }) }} />
      )}
    </fieldset>
  );
}
