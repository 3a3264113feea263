import { Button, LongWait } from '@forms/shared/platform/ui';
import type { FormEvent, ReactNode } from 'react';
import type { Attempt } from '../engine/errors';
import { ErrorSummary } from '../error-summary/ErrorSummary';
import { say } from '../words/say';
import styles from './FormPage.module.css';
import { StepHeading } from './StepHeading';
import { stayFocused } from './stayFocused';

/** What every step is given, whatever it shows. */
export interface StepProps {
  title: string;
  /** Where the step stands, whether the exams form starts with it, and how the person came to it. */
  place: { isFirst: boolean; isLast: boolean; isStart: boolean; isArrival: boolean; isAddressed: boolean };
  attempt: Attempt | undefined;
  isSubmitting: boolean;
  onBack(): void;
  /** The form can be given up, as in a dialog. */
  onCancel?: (() => void) | undefined;
  onContinue(): void;
}

interface FormStepProps extends StepProps {
  /** It goes on by itself once it can. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** One step of a form: what it shows, and the buttons that lead on. */
export function FormStep({
  title,
  place,
  attempt,
  isSubmitting,
  isWaiting = false,
  onBack,
  onCancel,
  onContinue,
  children,
}: FormStepProps) {
  const { isFirst, isLast, isStart, isArrival, isAddressed } = place;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <form className={styles.page} noValidate onSubmit={submit} aria-label={title}>
      <StepHeading title={title} isArrival={isArrival && !attempt} isAddressed={isAddressed} />
      {attempt && <ErrorSummary attempt={attempt} />}
      {children}
      <LongWait isWaiting={isSubmitting} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it keeps its buttons where they are and is none itself */}
      <div className={styles.buttons} onMouseDown={stayFocused}>
        {!isFirst && (
          <Button onClick={onBack} disabled={isSubmitting}>
            {say('Back')}
          </Button>
        )}
        {onCancel && (
          <Button type="text" onClick={onCancel} disabled={isSubmitting}>
            {say('Cancel')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" className={styles.forward ?? ''} loading={isSubmitting || isWaiting}>
          {say(isLast ? 'Submit' : isStart ? 'Start' : 'Continue')}
        </Button>
      </div>
    </form>
  );
}
