import { ALL, errorAnswer, type ListedEntry, NO_ENTRIES, SEARCH_HEADER } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { AmendDialog } from './AmendDialog';
import { EnterBar } from './EnterBar';
import { EntryFilters } from './EntryFilters';
import styles from './EntryList.module.css';
import { EntryPages } from './EntryPages';
import { type EntryAct, EntryTable } from './EntryTable';
import { entryCalls } from './entryCalls';
import { MoveDialog } from './MoveDialog';
import { useEntryQuery } from './useEntryQuery';
import { WithdrawDialog } from './WithdrawDialog';

const nobody: ReadonlySet<string> = new Set();

/** Which exams each candidate is entered for: found, entered with the board, refused. */
function EntryList() {
  const { query, narrow, showAll, turnTo } = useEntryQuery();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const asked = { query, headers: { [SEARCH_HEADER]: encodeURIComponent(q) } };
  const { data, currentData, error, refetch } = entryCalls.useExamsEntriesQuery(asked, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [save] = entryCalls.useExamsExportEntriesMutation();
  const { requestError } = useServices();
  const [selected, setSelected] = useState(nobody);
  const [open, setOpen] = useState<{ entry: ListedEntry; act: EntryAct }>();
  const close = () => setOpen(undefined);
  const rows = currentData?.rows ?? [];
  const { place: _, ...narrowing } = query;
  const isNarrowed = q !== '' || Object.values(narrowing).some(Boolean);

  function search(words: string) {
    setQ(words);
    if (query.place) turnTo(undefined);
  }

  return (
    <div className={styles.page}>
      <EntryFilters query={query} list={data} typed={typed} onType={setTyped} onSearch={search} onNarrow={narrow} />
      {error && !currentData && (
        <Notice
          kind="error"
          title="The entries could not be loaded."
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {answerIn(error, errorAnswer)?.message ?? 'The server could not be reached.'}
        </Notice>
      )}
      {!currentData && !error && <Loading of="the entries" lines={10} />}
      {currentData && rows.length === 0 && (
        <div className={styles.none}>
          <p>{isNarrowed ? 'No entry fits this.' : NO_ENTRIES}</p>
          {isNarrowed && (
            <Button
              onClick={() => {
                setTyped('');
                setQ('');
                showAll();
              }}
            >
              Show all
            </Button>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <EntryTable
          rows={rows}
          selected={selected}
          onSelect={setSelected}
          onAct={(entry, act) => setOpen({ entry, act })}
        />
      )}
      <EnterBar rows={rows} selected={selected} onSelect={setSelected} />
      {currentData && (
        <EntryPages
          list={currentData}
          total={currentData.counts[query.state ?? ALL] ?? 0}
          onTurn={turnTo}
          onExport={() => void save(asked).unwrap().catch(requestError)}
        />
      )}
      {open?.act === 'amend' && <AmendDialog entry={open.entry} onClose={close} />}
      {open?.act === 'withdraw' && <WithdrawDialog entry={open.entry} onClose={close} />}
      {(open?.act === 'refused' || open?.act === 'requested') && (
        <MoveDialog entry={open.entry} state={open.act} onClose={close} />
      )}
    </div>
  );
}

export default EntryList satisfies RemoteModules['mf-exams-payments/EntryList'];
