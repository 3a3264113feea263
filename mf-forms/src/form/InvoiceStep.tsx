import type { FieldError, PageModel } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { bringPart, Loading, usePart } from '@forms/shared/platform/ui';
import { useState } from 'react';
import type { FormEngine } from '../engine/formEngine';
import { FormPart } from '../lazy-part/FormPart';
import { StepHeading } from './StepHeading';

const loadAnswers = () => import('../answers/Answers');
/** Brings what an invoice needs of this part, ahead of it. Where that fails it is said on the invoice. */
export const bringAnswers = (): void => void bringPart(loadAnswers).catch(() => undefined);

interface InvoiceStepProps {
  engine: FormEngine;
  page: PageModel;
  /** Names this filling in of the form. */
  journey: string;
  /** The draft behind a link that the submission ends. */
  draftHash: string | undefined;
  isComplete: boolean;
  /** The person came to it by a button of their own. */
  isArrival: boolean;
  onBack(): void;
  /** The person wants to change the answers of a page. */
  onChange(page: PageModel): void;
  onRefused(errors: FieldError[]): void;
  onComplete(): void;
}

/** The last page of a form that is paid for: its answers read through, and the invoice of the payments part. */
export function InvoiceStep(props: InvoiceStepProps) {
  const { engine, page, journey, draftHash, isComplete, isArrival, onBack, onChange, onRefused, onComplete } = props;
  const [pages] = useState(() => engine.payload());
  // The invoice waits for what stands above it, or its buttons would be moved down under the pointer.
  const reading = usePart(loadAnswers);
  const change = (name: string) => {
    const target = engine.model.pages.find(({ key }) => key === name);
    if (target) onChange(target);
  };
  return (
    <div>
      <StepHeading title={page.definition.title} isArrival={isArrival} />
      {reading.Part || reading.failure ? (
        <Remote
          of="mf-exams-payments/InvoicePage"
          form={engine.form}
          journey={journey}
          draftHash={draftHash}
          title={page.definition.title}
          answers={
            <FormPart
              load={loadAnswers}
              fallback={<Loading of="your answers" lines={8} />}
              props={{
                definition: engine.form.json,
                pages,
                onChange: isComplete ? undefined : ({ name }) => change(name),
              }}
            />
          }
          pages={pages}
          onBack={onBack}
          onRefused={onRefused}
          onComplete={onComplete}
          fallback={<Loading of="the invoice" lines={10} />}
        />
      ) : (
        <Loading of="the invoice" lines={10} />
      )}
    </div>
  );
}
