import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** What boards are to be told of, and what they were. */
export function Submissions() {
  usePageHeading({ title: 'Sent to boards' });
  return <Remote of="mf-exams-payments/BoardSubmissions" />;
}
