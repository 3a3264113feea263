import { answerKindOf } from '@forms/shared/contract';
import type { EnquiryPaymentProps } from '@forms/shared/platform/remotes';
import { Button } from '@forms/shared/platform/ui';
import { useStatement } from '../entries/useStatement';

/** The statement of entry of an application for exams. */
export function EntryStatement({ enquiry: { id, definition } }: EnquiryPaymentProps) {
  const save = useStatement();
  const fields = definition.pages.flatMap(({ fields }) => fields);
  if (!fields.some(({ type }) => answerKindOf(type) === 'exams')) return null;
  return <Button onClick={() => void save(id)}>Statement of entry</Button>;
}
