import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';
import { viewsOf } from '../views/viewsOf';

/** Which exams each candidate is entered for. */
export function ExamEntries() {
  usePageHeading({ title: 'Exam entries' });
  return <Remote of="mf-exams-payments/EntryList" views={viewsOf('entries')} />;
}
