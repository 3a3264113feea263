import type { FieldError, PageModel } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import type { FormEngine } from '../engine/formEngine';
import { say } from '../words/say';
import { ReadAnswers, useReading } from './ReadAnswers';
import { StepHeading } from './StepHeading';

interface InvoiceStepProps {
  engine: FormEngine;
  page: PageModel;
  /** Names this filling in of the form. */
  journey: string;
  /** The draft behind a link that the submission ends. */
  draftHash: string | undefined;
  isComplete: boolean;
  /** How the person came to it. */
  place: { isArrival: boolean; isAddressed: boolean };
  onBack(): void;
  /** The person wants to change the answers of a page. */
  onChange(page: string): void;
  onRefused(errors: FieldError[]): void;
  onComplete(link: string | undefined): void;
}

/** The last page of a form that is paid for: its answers read through, and the invoice of the payments part. */
export function InvoiceStep(props: InvoiceStepProps) {
  const { engine, page, journey, draftHash, isComplete, place, onBack, onChange, onRefused, onComplete } = props;
  const [pages] = useState(() => engine.payload());
  const [typed] = useState(() => engine.typed());
  // The invoice waits for what stands above it, or its buttons would be moved down under the pointer.
  const isHere = useReading();
  return (
    <div>
      <StepHeading title={page.definition.title} {...place} />
      {isHere ? (
        <Remote
          of="mf-exams-payments/InvoicePage"
          form={engine.form}
          journey={journey}
          draftHash={draftHash}
          title={page.definition.title}
          answers={<ReadAnswers engine={engine} pages={typed} onChange={isComplete ? undefined : onChange} />}
          pages={pages}
          onBack={onBack}
          onRefused={onRefused}
          onComplete={onComplete}
          fallback={<Loading of={say('the invoice')} lines={10} />}
        />
      ) : (
        <Loading of={say('the invoice')} lines={10} />
      )}
    </div>
  );
}
