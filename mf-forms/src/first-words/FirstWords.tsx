import type { FieldModel } from '@forms/shared/contract';
import { HeadingWords } from '../fields/HeadingWords';
import styles from '../form/FormPage.module.css';
import { StepHeading } from '../form/StepHeading';
import { Stepper } from '../form/Stepper';
import type { Step } from '../form/steps';
import { isHeading, standingControl } from './canStand';

/** A field that stands before the form is alive, with the value that it begins with. */
export interface StandingField {
  field: FieldModel;
  value: unknown;
}

interface FirstWordsProps {
  steps: Step[];
  fields: readonly StandingField[];
}

/**
 * A form as it stands there before it is begun: its steps, the first one's title and its first fields. They stand in no
 * form: what is written in them goes to the live ones, and Enter leads nowhere yet.
 */
export function FirstWords({ steps, fields }: FirstWordsProps) {
  return (
    <div className={styles.journey}>
      {steps.length > 1 && <Stepper {...{ steps, ...unbegun }} />}
      <div className={styles.page}>
        <StepHeading title={steps[0]?.title ?? ''} isArrival={false} />
        <div className={styles.fields}>
          {fields.map((each) => (
            <Standing key={each.field.key} {...each} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Standing({ field, value }: StandingField) {
  const { definition } = field;
  if (isHeading(definition)) return <HeadingWords definition={definition} />;
  const Control = standingControl(definition);
  return Control && <Control {...{ field, value }} error={undefined} {...unanswered} />;
}

const unbegun = { at: 0, linkTo: undefined, isComplete: false, isDone: () => false, go: () => undefined };
const unanswered = { onChange: () => undefined, onLeave: () => undefined, drawField: () => null };
