import { Remote } from '@forms/shared/platform/remotes';
import { useState } from 'react';
import { usePageHeading } from '../../usePageHeading';

/** What was sent to a board in one file. `hash` is its id. */
export function SubmissionPage({ hash }: { hash: string }) {
  const [named, setNamed] = useState('');
  usePageHeading({ title: named || 'Sent to a board' });
  return <Remote of="mf-exams-payments/BoardSubmission" submissionId={hash} onShow={setNamed} />;
}
