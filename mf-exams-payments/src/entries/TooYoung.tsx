import { ageRuleSaid, type ExamCandidate, tooYoungFor } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';

/** Says for which exams somebody born on a day is too young, as the catalogue has it, before that day is saved. */
export function TooYoung({ ages, birthDate }: { ages: ExamCandidate['ages']; birthDate: string }) {
  const broken = tooYoungFor(ages, birthDate);
  return (
    <div role="status">
      {broken.length > 0 && (
        <Notice kind="warning" title="Born on this day, the candidate is too young for what they are entered for.">
          <ul>
            {broken.map(({ exam, rule }) => (
              <li key={exam}>
                {exam}: {ageRuleSaid(rule)}
              </li>
            ))}
          </ul>
          It can be saved, and no entry changes by it: withdraw what cannot stand.
        </Notice>
      )}
    </div>
  );
}
