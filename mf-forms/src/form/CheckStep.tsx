import { Loading } from '@forms/shared/platform/ui';
import type { FormEngine } from '../engine/formEngine';
import { say } from '../words/say';
import styles from './FormPage.module.css';
import { FormStep, type StepProps } from './FormStep';
import { ReadAnswers, useReading } from './ReadAnswers';

interface CheckStepProps extends StepProps {
  engine: FormEngine;
  /** The person wants to change the answers of a page. */
  onChange(page: string): void;
}

/** The answers, read through before they are sent. */
export function CheckStep({ engine, onChange, ...step }: CheckStepProps) {
  const isHere = useReading();
  // The buttons wait for what stands above them, or they would be moved down under the pointer.
  if (!isHere) return <Loading of={say('your answers')} lines={10} />;
  return (
    <FormStep {...step}>
      <div className={styles.fields}>
        <ReadAnswers engine={engine} pages={engine.typed()} onChange={onChange} />
      </div>
    </FormStep>
  );
}
