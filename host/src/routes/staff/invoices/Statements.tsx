import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** Bank statements, as whoever does the college's money imports and matches them. */
export function Statements() {
  usePageHeading({ title: 'Bank statements' });
  return <Remote of="mf-exams-payments/Statements" />;
}
