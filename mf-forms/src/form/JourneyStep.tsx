import { type FieldError, hasExamsField } from '@forms/shared/contract';
import type { Attempt } from '../engine/errors';
import type { FormEngine } from '../engine/formEngine';
import { CheckStep } from './CheckStep';
import { InvoiceStep } from './InvoiceStep';
import { PageStep } from './PageStep';
import type { Step } from './steps';
import type { Steps } from './useSteps';

interface JourneyStepProps {
  engine: FormEngine;
  way: Steps;
  step: Step;
  /** Names this filling in of the form. */
  journey: string;
  /** The draft behind a link that the submission ends. */
  draftHash: string | undefined;
  attempt: Attempt | undefined;
  isSubmitting: boolean;
  isComplete: boolean;
  isArrival: boolean;
  /** Within another page, which has the address. */
  embedded: boolean;
  onCancel: (() => void) | undefined;
  onContinue(): void;
  onRefused(errors: FieldError[]): void;
  /** The enquiry is stored, with its private page where one was made. */
  onComplete(link: string | undefined): void;
}

/** Whether the exams form begins with this step: with Start alone. */
export const isStartOf = ({ model }: FormEngine, { at, next }: Steps): boolean =>
  hasExamsField(model.definition) && at === 0 && next !== undefined;

/** The step at which somebody is: a page, the check of the answers, or the invoice. */
export function JourneyStep({ engine, way, step, isComplete, isArrival, embedded, ...journey }: JourneyStepProps) {
  const { steps, at, previous, next, go } = way;
  const place = { isArrival: isArrival || way.hasMoved, isAddressed: !embedded };
  const onBack = () => go(way.isChange ? steps.at(-1) : previous);
  const onChange = (page: string) =>
    go(
      steps.find(({ key }) => key === page),
      true,
    );
  if (step.page?.definition.invoice) {
    const { draftHash, onRefused, onComplete } = journey;
    return (
      <InvoiceStep
        {...{ engine, page: step.page, journey: journey.journey, draftHash, isComplete, place, onBack, onChange }}
        onRefused={onRefused}
        onComplete={onComplete}
      />
    );
  }
  const { attempt, isSubmitting, onCancel, onContinue } = journey;
  const shared = {
    title: step.title,
    place: { ...place, isFirst: at === 0, isLast: !next, isStart: isStartOf(engine, way) },
    attempt,
    isSubmitting,
    onBack,
    onCancel,
    onContinue,
  };
  if (step.page) return <PageStep key={step.key} page={step.page} {...shared} />;
  return <CheckStep engine={engine} onChange={onChange} {...shared} />;
}
