import { type DueSubmission, type SubmissionPreview, submissionKinds } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { ListTable } from '@forms/shared/platform/ui/list';
import { useMemo, useState } from 'react';
import { Answered } from '../answered/Answered';
import { whyItFailed } from '../answered/whyItFailed';
import styles from './BoardSubmissions.module.css';
import { dueColumns, type ShownRow } from './dueColumns';
import { submissionCalls } from './submissionCalls';
import { submissionNamed } from './submissionWords';

interface DuePreviewProps {
  due: DueSubmission;
  onMade(made: { id: string; named: string } | undefined): void;
}

/** What the call asks for. */
export const previewOf = ({ board, series, campus }: DueSubmission) => ({
  params: { board: board.id, series: series.id, campus },
});

/** The rows of what is due, to be frozen as they are seen; some can be left out this time. */
export function DuePreview({ due, onMade }: DuePreviewProps) {
  const { data, error, isFetching, refetch } = submissionCalls.useExamsPreviewSubmissionQuery(previewOf(due), {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return (
    <Answered of="the entries" data={data} error={error} onRetry={refetch}>
      {(preview) => <Rows preview={preview} isLoading={isFetching} onRefresh={refetch} onMade={onMade} />}
    </Answered>
  );
}

interface RowsProps extends Pick<DuePreviewProps, 'onMade'> {
  preview: SubmissionPreview;
  isLoading: boolean;
  onRefresh(): void;
}

function Rows({ preview, isLoading, onRefresh, onMade }: RowsProps) {
  const { board, series, campus, centreNumber, kind, sequence, seen, rows: all } = preview;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [make, { isLoading: isMaking }] = submissionCalls.useExamsMakeSubmissionMutation();
  const { confirm } = useServices();
  const rows = useMemo(() => all.map((row): ShownRow => ({ ...row, isLeftOut: leftOut.has(row.id) })), [all, leftOut]);
  const sent = rows.filter(({ isLeftOut }) => !isLeftOut).length;
  const leave = (some: readonly ShownRow[]) => setLeftOut((so) => new Set([...so, ...some.map(({ id }) => id)]));
  const take = (some: readonly ShownRow[]) =>
    setLeftOut((so) => new Set([...so].filter((id) => some.every((row) => row.id !== id))));

  async function press() {
    setFailure(undefined);
    onMade(undefined);
    const named = `${submissionKinds[kind]} to ${submissionNamed(preview)}`;
    const text = 'What is frozen never changes. First entries are entered with the board by it.';
    if (
      !(await confirm({
        title: `Freeze ${sent === 1 ? '1 row' : `${sent} rows`}?`,
        message: text,
        yes: 'Freeze',
        no: 'Cancel',
      }))
    )
      return;
    try {
      const still = rows.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id);
      const of = { board: board.id, series: series.id, campus };
      const { id } = await make({ body: { ...of, seen, leftOut: still } }).unwrap();
      onMade({ id, named });
    } catch (error) {
      setFailure(whyItFailed(error));
    }
  }

  return (
    <>
      <p>
        {submissionKinds[kind]}, number {sequence} of centre {centreNumber || '(no number yet: set it below)'}. Who has
        no candidate number is given one.
      </p>
      {failure && <Notice kind="error" title={failure} />}
      <ListTable
        id="due-rows"
        title="Rows to be sent"
        columns={dueColumns}
        rows={rows}
        keyOf={({ id }) => id}
        isLoading={isLoading}
        onRefresh={onRefresh}
        to={({ enquiryId }) => `/staff/enquiry/${enquiryId}`}
        selection="multiple"
        bulkActions={[
          { label: 'Leave out', onPress: leave },
          { label: 'Take in again', onPress: take },
        ]}
        actions={(row) => [
          row.isLeftOut
            ? { label: 'Take in again', onPress: () => take([row]) }
            : { label: 'Leave out', onPress: () => leave([row]) },
        ]}
        height="content"
      />
      <div className={styles.send}>
        <Button
          type="primary"
          loading={isMaking}
          disabled={sent === 0 || centreNumber === '' || isLoading}
          onClick={() => void press()}
        >
          Freeze {sent === 1 ? '1 row' : `${sent} rows`}
        </Button>
      </div>
    </>
  );
}
