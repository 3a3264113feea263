import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** When papers are sat, and by whom. */
export function ExamDays() {
  usePageHeading({ title: 'Exam days' });
  return <Remote of="mf-exams-payments/ExamDays" />;
}
