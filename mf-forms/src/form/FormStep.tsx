import { type PageModel, UPLOAD_UNDER_WAY } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import type { FormEvent, MouseEvent } from 'react';
import { ErrorNews } from '../engine/ErrorNews';
import type { Attempt } from '../engine/errors';
import { Fields } from '../fields/Fields';
import { ErrorSummary } from './ErrorSummary';
import styles from './FormPage.module.css';
import { StepHeading } from './StepHeading';

interface FormStepProps {
  page: PageModel;
  /** Where the page stands, whether the exams form starts with it, and whether the person came to it from another. */
  place: { isFirst: boolean; isLast: boolean; isStart: boolean; isArrival: boolean };
  attempt: Attempt | undefined;
  isSubmitting: boolean;
  /** It goes on by itself once the files have arrived. */
  isWaiting: boolean;
  clearWord: 'Clear' | 'Cancel';
  onBack(): void;
  onClear(): void;
  onContinue(): void;
}

/**
 * Leaves the focus in the field while a button is pressed: the error of a field that is left would move the button from
 * under the pointer, and the press would be lost.
 */
const stay = (event: MouseEvent) => event.preventDefault();

/** One page of a form: its fields and the buttons that lead on. */
export function FormStep({
  page,
  place,
  attempt,
  isSubmitting,
  isWaiting,
  clearWord,
  onBack,
  onClear,
  onContinue,
}: FormStepProps) {
  const { isFirst, isLast, isStart, isArrival } = place;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form className={styles.page} noValidate onSubmit={submit} aria-label={page.definition.title}>
      <StepHeading title={page.definition.title} isArrival={isArrival && !attempt} />
      {attempt && <ErrorSummary attempt={attempt} />}
      <ErrorNews>
        <div className={styles.fields}>
          <Fields fields={page.fields} />
        </div>
      </ErrorNews>
      <p role="status" className={styles.waits}>
        {isWaiting && UPLOAD_UNDER_WAY}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it keeps its buttons where they are and is none itself */}
      <div className={styles.buttons} onMouseDown={stay}>
        {!isFirst && (
          <Button onClick={onBack} disabled={isSubmitting}>
            Back
          </Button>
        )}
        {!isStart && (
          <Button type="text" onClick={onClear} disabled={isSubmitting}>
            {clearWord}
          </Button>
        )}
        <Button type="primary" htmlType="submit" className={styles.forward ?? ''} loading={isSubmitting || isWaiting}>
          {isLast ? 'Submit' : isStart ? 'Start' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}
