import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** Until when exams can be entered, by series and board. */
export function KeyDates() {
  usePageHeading({ title: 'Key dates' });
  return <Remote of="mf-exams-payments/KeyDates" />;
}
