import { Notice } from '@forms/shared/platform/ui';
import styles from './Meanwhile.module.css';

interface MeanwhileProps {
  /** What was changed. */
  of?: string;
  /** By its label: what is stored now, and what whoever looks at the dialog has. */
  values: readonly (readonly [label: string, theirs: string, yours: string])[];
}

/** What somebody else made of something while a dialog was open, beside what is about to be saved over it. */
export function Meanwhile({ of = 'this', values }: MeanwhileProps) {
  const different = values.filter(([, theirs, yours]) => theirs !== yours);
  return (
    <Notice kind="warning" title={`Somebody else has changed ${of} since you opened it.`}>
      {different.length === 0 ? (
        'What you see here is as they have it.'
      ) : (
        <dl className={styles.values}>
          {different.map(([label, theirs, yours]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                Now: <strong>{theirs}</strong>
              </dd>
              <dd>
                You had: <strong>{yours}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  );
}
