import type { FieldDefinition } from '@forms/shared/contract';
import { HeadingWords } from '../fields/HeadingWords';
import styles from '../form/FormPage.module.css';
import { StepHeading } from '../form/StepHeading';
import { Stepper } from '../form/Stepper';
import type { Step } from '../form/steps';

interface FirstWordsProps {
  steps: Step[];
  /** The words that stand above the first question. */
  words: readonly FieldDefinition[];
}

/** A form as it stands there before it is begun: its steps, the first one's title and the words above its questions. */
export function FirstWords({ steps, words }: FirstWordsProps) {
  return (
    <div className={styles.journey}>
      {steps.length > 1 && <Stepper {...{ steps, ...unbegun }} />}
      <div className={styles.page}>
        <StepHeading title={steps[0]?.title ?? ''} isArrival={false} />
        <div className={styles.fields}>
          {words.map((definition) => (
            <HeadingWords key={definition.name} definition={definition} />
          ))}
        </div>
      </div>
    </div>
  );
}

const unbegun = { at: 0, linkTo: undefined, isComplete: false, isDone: () => false, go: () => undefined };
