import { answerKindOf } from '@forms/shared/contract';
import type { EnquiryPaymentProps } from '@forms/shared/platform/remotes';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { CandidateDialog } from '../entries/CandidateDialog';
import { useStatement } from '../entries/useStatement';

/** Of an application for exams: its statement of entry, and the way to correct whom boards are told of. */
export function ExamTools({ enquiry: { id, definition } }: EnquiryPaymentProps) {
  const save = useStatement();
  const [isCorrecting, setCorrecting] = useState(false);
  const fields = definition.pages.flatMap(({ fields }) => fields);
  if (!fields.some(({ type }) => answerKindOf(type) === 'exams')) return null;
  return (
    <>
      <Button onClick={() => void save(id)}>Statement of entry</Button>
      <Button onClick={() => setCorrecting(true)}>Correct the candidate</Button>
      {isCorrecting && <CandidateDialog enquiryId={id} onClose={() => setCorrecting(false)} />}
    </>
  );
}
