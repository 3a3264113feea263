import { EXAMS_FORM_SLUG, type PageModel, type StoredForm } from '@forms/shared/contract';
import { Button } from '@forms/shared/ui';
import type { FormEvent } from 'react';
import { Field } from '../fields/Field';
import { ErrorNews } from './ErrorNews';
import { ErrorSummary } from './ErrorSummary';
import styles from './FormPage.module.css';
import type { Attempt } from './faults';
import { StepHeading } from './StepHeading';

interface FormStepProps {
  form: StoredForm;
  page: PageModel;
  /** Where the page stands, and whether the person came to it from another. */
  place: { isFirst: boolean; isLast: boolean; isArrival: boolean };
  attempt: Attempt | undefined;
  isSubmitting: boolean;
  clearWord: 'Clear' | 'Cancel';
  onBack(): void;
  onClear(): void;
  onContinue(): void;
}

/** One page of a form: its fields and the buttons that lead on. */
export function FormStep({
  form,
  page,
  place,
  attempt,
  isSubmitting,
  clearWord,
  onBack,
  onClear,
  onContinue,
}: FormStepProps) {
  const { isFirst, isLast, isArrival } = place;
  const isExamsStart = form.slug === EXAMS_FORM_SLUG && isFirst && !isLast;
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
          {page.fields.map((field) => (
            <Field key={field.key} field={field} />
          ))}
        </div>
      </ErrorNews>
      <div className={styles.buttons}>
        {!isFirst && (
          <Button onClick={onBack} disabled={isSubmitting}>
            Back
          </Button>
        )}
        {!isExamsStart && (
          <Button type="text" onClick={onClear} disabled={isSubmitting}>
            {clearWord}
          </Button>
        )}
        <Button type="primary" htmlType="submit" className={styles.forward ?? ''} loading={isSubmitting}>
          {isLast ? 'Submit' : isExamsStart ? 'Start' : 'Continue'}
        </Button>
      </div>
    </form>
  );
}
