import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';
import { viewsOf } from '../views/viewsOf';

/** What is owed to the college, by who pays. */
export function Owed() {
  usePageHeading({ title: 'What is owed' });
  return <Remote of="mf-exams-payments/Owed" views={viewsOf('owed')} />;
}
