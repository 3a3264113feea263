import { type EntryOutcome, errorAnswer, type ListedEntry } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import styles from './EntryList.module.css';
import { entryNamed } from './EntryTable';
import { entryCalls } from './entryCalls';

interface EnterBarProps {
  rows: readonly ListedEntry[];
  selected: ReadonlySet<string>;
  onSelect(ids: ReadonlySet<string>): void;
}

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** Says of the selected entries that they are with the board, and what became of each. Those that could not be stay selected. */
export function EnterBar({ rows, selected, onSelect }: EnterBarProps) {
  const [enter, { isLoading }] = entryCalls.useExamsMarkEnteredMutation();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<{ entered: number; refused: { named: string; message: string }[] }>();
  const chosen = rows.filter(({ id }) => selected.has(id));

  async function send() {
    setFailure(undefined);
    setDone(undefined);
    try {
      const entries = chosen.map(({ id, version }) => ({ id, version }));
      const outcomes = await enter({ body: { entries } }).unwrap();
      const refused = outcomes.filter((each) => !each.done);
      const nameOf = ({ id }: EntryOutcome) =>
        chosen
          .filter((entry) => entry.id === id)
          .map(entryNamed)
          .join();
      setDone({
        entered: outcomes.length - refused.length,
        refused: refused.map((each) => ({ named: nameOf(each), message: each.message })),
      });
      onSelect(new Set(refused.map(({ id }) => id)));
    } catch (error) {
      setFailure(answerIn(error, errorAnswer)?.message ?? 'The server could not be reached. Please try again.');
    }
  }

  return (
    <>
      {failure && <Notice kind="error" title={failure} />}
      {done && done.entered > 0 && (
        <Notice kind="success" title={`${counted(done.entered)} marked as entered with the board.`} />
      )}
      {done && done.refused.length > 0 && (
        <Notice kind="error" title={`${counted(done.refused.length)} not marked.`}>
          <ul>
            {done.refused.map(({ named, message }) => (
              <li key={named}>
                {named}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {chosen.length > 0 && (
        <div className={styles.bar}>
          <p role="status">{counted(chosen.length)} selected</p>
          <Button onClick={() => onSelect(new Set())}>Clear selection</Button>
          <Button type="primary" loading={isLoading} onClick={() => void send()}>
            Entered with the board
          </Button>
        </div>
      )}
    </>
  );
}
