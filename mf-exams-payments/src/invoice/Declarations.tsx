import { Button, Notice } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { useState } from 'react';
import { LazyDialog } from '../lazy-dialog/LazyDialog';
import { say } from '../words/say';
import styles from './Declarations.module.css';
import type { useDeclarations } from './useDeclarations';

const loadTermsDialog = () => import('./TermsDialog');

type DeclarationsProps = Pick<
  ReturnType<typeof useDeclarations>,
  'list' | 'isError' | 'load' | 'changed' | 'ticked' | 'tick'
>;

/** What must be declared before the invoice can be paid, each with its terms one press away. */
export function Declarations({ list, isError, load, changed, ticked, tick }: DeclarationsProps) {
  const [terms, setTerms] = useState<{ slug: string; open: boolean }>();
  return (
    <fieldset className={styles.declarations}>
      <legend>{say('Declarations')}</legend>
      <p className={styles.for}>{say('Needed only to book and pay now.')}</p>
      {changed !== undefined && <Notice kind="warning" title={changed} />}
      {!list && isError && (
        <Notice
          kind="error"
          title={say('The declarations could not be loaded.')}
          actions={<Button onClick={() => load()}>{say('Try again')}</Button>}
        />
      )}
      {list?.map((declaration) => (
        <div key={declaration.id} className={styles.declaration}>
          <Checkbox
            checked={ticked.some(({ id }) => id === declaration.id)}
            onChange={({ target }) => tick(declaration, target.checked)}
          >
            {declaration.text}
          </Checkbox>
          {declaration.termsSlug !== undefined && (
            <Button
              type="link"
              className={styles.read ?? ''}
              aria-label={`${say('Read the terms of')}: ${declaration.text}`}
              onClick={() => setTerms({ slug: declaration.termsSlug ?? '', open: true })}
            >
              {say('Read the terms')}
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
