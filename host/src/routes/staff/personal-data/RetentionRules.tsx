import { PROPOSED_MONTHS, type Retention, type RetentionRule, shortDay } from '@forms/shared/contract';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../../Failed';
import { Part } from '../record/Record';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';
import { RetentionDialog, type RetentionEdited } from './RetentionDialog';
import { monthsSaid } from './retentionSaid';

/** How long enquiries are kept, by form, and what changes it. */
export function RetentionRules() {
  const { data, error, refetch } = personalDataCalls.useHostRetentionQuery();
  const [edited, setEdited] = useState<RetentionEdited>();
  if (error && !data) return <Failed what="How long enquiries are kept" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="how long enquiries are kept" lines={4} />;
  return (
    <Part title="How long enquiries are kept">
      <div className={styles.stack}>
        {!data.standard && (
          <Notice kind="warning" title="Enquiries are kept for ever so far">
            Two years after their last event are proposed. Nothing is erased before you have seen what goes and have
            confirmed it.
          </Notice>
        )}
        <Rules retention={data} onEdit={setEdited} />
      </div>
      {edited && <RetentionDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </Part>
  );
}

interface RulesProps {
  retention: Retention;
  onEdit(edited: RetentionEdited): void;
}

function Rules({ retention: { standard, forms }, onEdit }: RulesProps) {
  return (
    <ul className={styles.list}>
      <li className={styles.entry}>
        <div>
          <p className={styles.name}>All forms without a time of their own</p>
          <p className={styles.quiet}>{standard ? ruleSaid(standard) : 'Kept until you have confirmed a time'}</p>
        </div>
        <Button
          type={standard ? 'default' : 'primary'}
          onClick={() =>
            onEdit({ form: null, name: 'All other forms', rule: standard, months: standard?.months ?? PROPOSED_MONTHS })
          }
          aria-label={standard ? 'Change the time for all forms without one of their own' : 'Preview and confirm'}
        >
          {standard ? 'Change' : 'Preview and confirm'}
        </Button>
      </li>
      {forms.map(({ slug, title, rule }) => {
        const of = { form: slug, name: title, rule };
        return (
          <li key={slug} className={styles.entry}>
            <div>
              <p className={styles.name}>{title}</p>
              <p className={styles.quiet}>
                /{slug} · {rule ? ruleSaid(rule) : 'as all forms'}
              </p>
            </div>
            <div className={styles.buttons}>
              {rule && (
                <Button onClick={() => onEdit({ ...of, months: null })} aria-label={`As all forms: ${title}`}>
                  As all forms
                </Button>
              )}
              <Button
                onClick={() => onEdit({ ...of, months: rule?.months ?? standard?.months ?? PROPOSED_MONTHS })}
                aria-label={`Change the time for ${title}`}
              >
                Change
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const ruleSaid = ({ months, changedBy, changedAt }: RetentionRule): string =>
  `${monthsSaid(months)} after the last event · ${changedBy}, ${shortDay(changedAt)}`;
