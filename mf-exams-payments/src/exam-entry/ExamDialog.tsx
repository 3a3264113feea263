import type { Campus, ExamEntry } from '@forms/shared/contract';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { say } from '../words/say';
import { ExamForm } from './ExamForm';

export interface ExamDialogProps {
  open: boolean;
  entries: readonly ExamEntry[];
  /** The row being edited; none when an exam is added. */
  edited: ExamEntry | undefined;
  withCoursework: boolean;
  campus: Campus | undefined;
  onDone(entry: ExamEntry): void;
  onClose(): void;
}

/** The exam entry dialog: series, level, board, subject, papers. */
export default function ExamDialog({ open, onClose, ...form }: ExamDialogProps) {
  return (
    <Modal
      open={open}
      title={say(form.edited ? 'Edit exam' : 'Add exam')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': say('Close') }}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <ExamForm {...form} onCancel={onClose} />
    </Modal>
  );
}
