import {
  boardAnswers,
  keysOf,
  type OpenedSubmission,
  type SubmittedRow,
  shownTime,
  submissionKinds,
} from '@forms/shared/contract';
import type { BoardSubmissionProps, RemoteModules } from '@forms/shared/platform/remotes';
import { ListTable, type Tab } from '@forms/shared/platform/ui/list';
import { useEffect, useState } from 'react';
import { Answered } from '../answered/Answered';
import { DoneAtOnce } from '../at-once/DoneAtOnce';
import styles from './BoardSubmissions.module.css';
import { FileLinks } from './FileLinks';
import { RefusedDialog } from './RefusedDialog';
import { submissionCalls } from './submissionCalls';
import { submissionNamed } from './submissionWords';
import { submittedColumns, submittedNamed } from './submittedColumns';
import { useAnswers } from './useAnswers';

const tabs: readonly Tab<SubmittedRow>[] = [
  { key: 'all', label: 'All', has: () => true },
  ...keysOf(boardAnswers).map((answer) => ({
    ...{ key: answer, label: boardAnswers[answer], has: (row: SubmittedRow) => row.answer === answer },
  })),
];

/** Of many rows at once: what was refused one by one stays so. */
const isWaiting = ({ answer }: SubmittedRow) => answer === 'waiting';

/** What was sent to a board in one file, as it was sent, with what the board answered to each row. */
function BoardSubmission({ submissionId, onShow }: BoardSubmissionProps) {
  const { data, error, isFetching, refetch } = submissionCalls.useExamsBoardSubmissionQuery(
    { params: { id: submissionId } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  const named = data && `${submissionNamed(data)}, number ${data.sequence}`;
  useEffect(() => {
    if (named !== undefined) onShow?.(named);
  }, [named, onShow]);
  return (
    <Answered of="what was sent" data={data} error={error} onRetry={refetch}>
      {(submission) => <Opened submission={submission} isLoading={isFetching} onRefresh={refetch} />}
    </Answered>
  );
}

interface OpenedProps {
  submission: OpenedSubmission;
  isLoading: boolean;
  onRefresh(): void;
}

function Opened({ submission, isLoading, onRefresh }: OpenedProps) {
  const { id, kind, centreNumber, author, madeAt, rows } = submission;
  const { record, outcome } = useAnswers(id);
  const [refused, setRefused] = useState<SubmittedRow>();
  return (
    <div className={styles.opened}>
      <p>
        {submissionKinds[kind]} of centre {centreNumber}, frozen by {author}, {shownTime(madeAt)}.
      </p>
      <FileLinks of={submission} />
      {outcome && <DoneAtOnce outcome={outcome} />}
      <ListTable
        id="submitted-rows"
        title="Rows"
        columns={submittedColumns}
        rows={rows}
        keyOf={(row) => row.id}
        isLoading={isLoading}
        onRefresh={onRefresh}
        to={({ enquiryId }) => `/staff/enquiry/${enquiryId}`}
        tabs={tabs}
        selection="multiple"
        bulkActions={[{ label: 'Accepted by the board', onPress: (all) => record('accepted')(all.filter(isWaiting)) }]}
        actions={(row) => [
          ...(row.answer === 'accepted' ? [] : [{ label: 'Accepted', onPress: () => record('accepted')([row]) }]),
          ...(row.answer === 'refused' ? [] : [{ label: 'Refused', onPress: () => setRefused(row) }]),
          ...(row.answer === 'waiting' ? [] : [{ label: 'No answer yet', onPress: () => record('waiting')([row]) }]),
        ]}
        empty="Those whom it was about were removed."
      />
      {refused && (
        <RefusedDialog
          submissionId={id}
          row={refused}
          named={submittedNamed(refused)}
          onClose={() => setRefused(undefined)}
        />
      )}
    </div>
  );
}

export default BoardSubmission satisfies RemoteModules['mf-exams-payments/BoardSubmission'];
