import {
  errorAnswer,
  formatPence,
  IDEMPOTENCY_HEADER,
  ROWS_A_PAGE,
  type RowState,
  rowStateLabels,
  rowStates,
} from '@forms/shared/contract';
import { answerIn, idempotencyKey, randomId } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { useId, useRef, useState } from 'react';
import { Failed } from '../answered/Failed';
import { BankRowEntry } from './BankRowEntry';
import { confirmed, type Decisions, sumOf } from './decisions';
import styles from './Statements.module.css';
import { statementCalls } from './statementCalls';

/** The rows of all statements by what became of them. Those to match are booked as they are shown, once confirmed. */
export function BankRowList() {
  const [state, setState] = useState<RowState>('open');
  const [after, setAfter] = useState(0);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [journey, setJourney] = useState(randomId);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const [book, { isLoading }] = statementCalls.useExamsBookRowsMutation();
  const { data, currentData, error, refetch } = statementCalls.useExamsBankRowsQuery(
    { params: { state }, query: { after: String(after) } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // While another state is asked for, only its counts are known.
  const rows = currentData?.rows ?? [];
  const toBook = state === 'open' || state === 'unallocated' ? confirmed(rows, decisions) : [];
  const sum = sumOf(toBook);

  function show(next: RowState, from = 0) {
    setState(next);
    setAfter(from);
    setDecisions({});
    setFailure(undefined);
    setDone(undefined);
  }

  async function confirm() {
    setFailure(undefined);
    setDone(undefined);
    const body = { rows: toBook };
    try {
      await book({ body, headers: { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, body) } }).unwrap();
      setJourney(randomId());
      setDone(`${toBook.length} ${toBook.length === 1 ? 'row' : 'rows'} booked, ${formatPence(sum)}.`);
      setDecisions({});
      // The button that had the focus is gone with what it booked.
      heading.current?.focus();
    } catch (refused) {
      const answer = answerIn(refused, errorAnswer);
      setFailure(answer?.message ?? 'The server could not be reached. Please try again.');
      // What was said of rows was said of what is not so any more.
      if (answer) setDecisions({});
    }
  }

  return (
    <section className={styles.rows} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        Rows
      </h2>
      <fieldset className={styles.states}>
        <legend className="visually-hidden">Rows by state</legend>
        {rowStates.map((each) => (
          <Button
            key={each}
            aria-pressed={each === state}
            type={each === state ? 'primary' : 'default'}
            onClick={() => show(each)}
          >
            {rowStateLabels[each]} {data?.counts[each] ?? ''}
          </Button>
        ))}
      </fieldset>
      {state === 'payout' && (
        <p>Net sums of card payments, which the ledger has already. They are never matched to an invoice.</p>
      )}
      {failure && <Notice kind="error" title={failure} />}
      {done && <Notice kind="success" title={done} />}
      {error && !currentData && <Failed of="the rows" error={error} onRetry={refetch} />}
      {!currentData && !error && <Loading of="the rows" lines={6} />}
      {currentData && rows.length === 0 && <p className={styles.quiet}>There are none.</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <BankRowEntry
            key={row.id}
            row={row}
            decision={decisions[row.id]}
            onDecide={(decision) => setDecisions((all) => ({ ...all, [row.id]: { ...all[row.id], ...decision } }))}
          />
        ))}
      </ul>
      <Pages count={data?.counts[state] ?? 0} after={after} onShow={(from) => show(state, from)} />
      <Confirm count={toBook.length} sum={sum} isBusy={isLoading} onConfirm={() => void confirm()} />
    </section>
  );
}

function Pages({ count, after, onShow }: { count: number; after: number; onShow(from: number): void }) {
  if (count <= ROWS_A_PAGE) return null;
  return (
    <div className={styles.states}>
      <Button disabled={after === 0} onClick={() => onShow(Math.max(0, after - ROWS_A_PAGE))}>
        Earlier rows
      </Button>
      <span>
        {after + 1} to {Math.min(count, after + ROWS_A_PAGE)} of {count}
      </span>
      <Button disabled={after + ROWS_A_PAGE >= count} onClick={() => onShow(after + ROWS_A_PAGE)}>
        Later rows
      </Button>
    </div>
  );
}

function Confirm({
  count,
  sum,
  isBusy,
  onConfirm,
}: {
  count: number;
  sum: number;
  isBusy: boolean;
  onConfirm(): void;
}) {
  if (count === 0) return null;
  return (
    <div className={styles.confirm}>
      <p>{formatPence(sum)} will be booked as it stands above, and receipts sent.</p>
      <Button type="primary" loading={isBusy} onClick={onConfirm}>
        Book {count} {count === 1 ? 'row' : 'rows'}
      </Button>
    </div>
  );
}
