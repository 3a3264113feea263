import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';
import { ViewsOfPart } from '../views/ViewsOfPart';

/** What is owed to the college, by who pays. */
export function Owed() {
  usePageHeading({ title: 'What is owed' });
  return (
    <ViewsOfPart list="owed">
      <Remote of="mf-exams-payments/Owed" />
    </ViewsOfPart>
  );
}
