import {
  ALL,
  type EntryList as Entries,
  type EntryChoice,
  entryStateLabels,
  entryStates,
  figure,
  type ListedEntry,
} from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { askRowsOf, Button, Notice } from '@forms/shared/platform/ui';
import { inWorkbook, PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { DoneAtOnce } from '../at-once/DoneAtOnce';
import { AmendDialog } from './AmendDialog';
import { CandidateDialog } from './CandidateDialog';
import styles from './EntryList.module.css';
import { actLabels, actsIn, type EntryAct } from './entryActs';
import { entryCalls } from './entryCalls';
import { entryColumns } from './entryColumns';
import { MoveDialog } from './MoveDialog';
import { StatementsDialog } from './StatementsDialog';
import { useAllAtOnce } from './useAllAtOnce';
import { useStatement } from './useStatement';
import { WithdrawDialog } from './WithdrawDialog';

const tabs = [
  { key: ALL, label: 'All' },
  ...entryStates.map((state) => ({ key: state, label: entryStateLabels[state] })),
];

const choicesOf = (choices: readonly EntryChoice[] = []) =>
  choices.map(({ id, title, count }) => ({ value: id, label: `${title} (${figure(count)})` }));
/** Each choice with how many entries it leads to. */
const filtersOf = (list: Entries | undefined) => [
  { key: 'series', label: 'Series', choices: choicesOf(list?.series) },
  { key: 'board', label: 'Board', choices: choicesOf(list?.boards) },
  { key: 'campus', label: 'Campus', choices: choicesOf(list?.campuses) },
  { key: 'clash', label: 'Clashes', choices: [{ value: 'yes', label: 'With a clash' }] },
];

const ENTRIES = 'entries';
/** @public */
export const askRows = askRowsOf(ENTRIES, entryCalls.endpoints.examsEntries);

/** Which exams each candidate is entered for: found, entered with the board, refused. */
function EntryList() {
  const look = useListLook({ id: ENTRIES });
  const { data, error, isFetching, refetch } = entryCalls.useExamsEntriesQuery(look.asked, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [exportAll] = entryCalls.useExamsExportEntriesMutation();
  const { enter, giveNumbers, outcome } = useAllAtOnce();
  const [open, setOpen] = useState<{ entry: ListedEntry; act: EntryAct }>();
  const close = () => setOpen(undefined);
  const saveStatement = useStatement();
  const [corrected, setCorrected] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<number>();
  return (
    <div className={styles.page}>
      {outcome && <DoneAtOnce outcome={outcome} />}
      {sent !== undefined && <Notice kind="success" title={sentSaid(sent)} />}
      {data && data.series.length > 0 && (
        <div>
          <Button onClick={() => setSending(true)}>Send statements of entry</Button>
        </div>
      )}
      <PagedTable
        id={ENTRIES}
        title="Exam entries"
        columns={entryColumns}
        look={look}
        page={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && whyItFailed(error)}
        onRefresh={refetch}
        to={({ enquiryId }) => `/staff/enquiry/${enquiryId}`}
        filters={filtersOf(data)}
        searchHint="Finds candidates by name and applications by reference."
        tabs={tabs}
        selection="multiple"
        bulkActions={[
          { label: 'Entered with the board', onPress: enter },
          { label: 'Give numbers', onPress: giveNumbers },
        ]}
        actions={(entry) => [
          ...actsIn(entry.state).map((act) => ({ label: actLabels[act], onPress: () => setOpen({ entry, act }) })),
          { label: 'Correct the candidate', onPress: () => setCorrected(entry.enquiryId) },
          { label: 'Statement of entry', onPress: () => void saveStatement(entry.enquiryId) },
        ]}
        onExport={() => exportAll(look.asked).unwrap()}
        onExportWorkbook={() => exportAll(inWorkbook(look.asked)).unwrap()}
        empty="An exam that a candidate applies for appears here at once."
      />
      {isSending && data && (
        <StatementsDialog
          series={data.series}
          first={look.asked.query?.series}
          onSent={setSent}
          onClose={() => setSending(false)}
        />
      )}
      {corrected && <CandidateDialog enquiryId={corrected} onClose={() => setCorrected(undefined)} />}
      {open?.act === 'amend' && <AmendDialog entry={open.entry} onClose={close} />}
      {open?.act === 'withdraw' && <WithdrawDialog entry={open.entry} onClose={close} />}
      {(open?.act === 'refused' || open?.act === 'requested') && (
        <MoveDialog entry={open.entry} state={open.act} onClose={close} />
      )}
    </div>
  );
}

/** With how many applications something was done. */
const sentSaid = (applications: number) =>
  `The statements of ${figure(applications)} ${applications === 1 ? 'application' : 'applications'} go out by letter now.`;

export default EntryList satisfies RemoteModules['mf-exams-payments/EntryList'];
