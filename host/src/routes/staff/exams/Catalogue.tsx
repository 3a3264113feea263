import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** What candidates can be entered for, and what it costs. */
export function Catalogue() {
  usePageHeading({ title: 'Exam catalogue' });
  return <Remote of="mf-exams-payments/Catalogue" />;
}
