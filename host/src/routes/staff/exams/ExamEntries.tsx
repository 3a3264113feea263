import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';
import { ViewsOfPart } from '../views/ViewsOfPart';

/** Which exams each candidate is entered for. */
export function ExamEntries() {
  usePageHeading({ title: 'Exam entries' });
  return (
    <ViewsOfPart list="entries">
      <Remote of="mf-exams-payments/EntryList" />
    </ViewsOfPart>
  );
}
