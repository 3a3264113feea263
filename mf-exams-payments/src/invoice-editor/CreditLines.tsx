import { formatPence } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { typedPounds } from '../pounds/pounds';
import styles from './CreditDialog.module.css';
import type { CreditLinesState } from './useCreditLines';

/** What a credit note takes off, to be typed line by line. */
export function CreditLines({ of: { lines, typed, setTyped }, errors }: { of: CreditLinesState; errors: FieldErrors }) {
  const retype = (at: number, pounds: string) =>
    setTyped(lines.map((_, other) => (other === at ? pounds : (typed[other] ?? ''))));
  return (
    <>
      <fieldset className={styles.lines}>
        <legend>What is taken off</legend>
        <p>A line that you leave empty stays as it is.</p>
        {lines.map(({ description, amount }, at) => (
          <TextEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never change places
            key={at}
            label={description}
            hint={`${formatPence(amount)} can be taken off.`}
            value={typed[at] ?? ''}
            onChange={(pounds) => retype(at, pounds)}
            error={errors[`line-${at}`]}
            pounds
          />
        ))}
        <div>
          <Button onClick={() => setTyped(lines.map(({ amount }) => typedPounds(amount)))}>Take all off</Button>
        </div>
      </fieldset>
      {errors.lines && <Notice kind="error" title={errors.lines} />}
    </>
  );
}
