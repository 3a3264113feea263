import type { RemoteModules } from '@forms/shared/platform/remotes';
import { skipToken } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import styles from './BoardSubmissions.module.css';
import { Centres } from './Centres';
import { Due } from './Due';
import { previewOf } from './DuePreview';
import { Layouts } from './Layouts';
import { layoutCalls } from './layoutCalls';
import { Sent } from './Sent';
import { submissionCalls } from './submissionCalls';

/** What boards are to be told of entries, what they were, and the numbers by which they know each campus. */
function BoardSubmissions() {
  if (!useIsFirstAnswered()) return <Loading of="what boards are told" lines={12} />;
  return (
    <div className={styles.page}>
      <Due />
      <Sent />
      <Layouts />
      <Centres />
    </div>
  );
}

/** Whether all parts have been answered once: drawn one by one, each would push those below it away. */
function useIsFirstAnswered(): boolean {
  const due = submissionCalls.useExamsDueSubmissionsQuery(undefined);
  const first = due.data?.[0];
  const parts = [
    due,
    submissionCalls.useExamsPreviewSubmissionQuery(first ? previewOf(first) : skipToken),
    submissionCalls.useExamsBoardSubmissionsQuery(undefined),
    layoutCalls.useExamsBoardLayoutsQuery(undefined),
    submissionCalls.useExamsBoardCentresQuery(undefined),
  ];
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && parts.every(({ isLoading }) => !isLoading)) setAnswered(true);
  return isAnswered;
}

export default BoardSubmissions satisfies RemoteModules['mf-exams-payments/BoardSubmissions'];
