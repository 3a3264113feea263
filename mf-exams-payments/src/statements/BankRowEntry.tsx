import { type BankRow, formatPence, shownDay, surenessLabels } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { useState } from 'react';
import { type Decision, isChosen, partsOf } from './decisions';
import { PartsDialog } from './PartsDialog';
import { ReasonDialog } from './ReasonDialog';
import { RowParts } from './RowParts';
import styles from './Statements.module.css';
import { statementCalls } from './statementCalls';

interface BankRowEntryProps {
  row: BankRow;
  decision: Decision | undefined;
  onDecide(decision: Decision): void;
}

/** A row of a statement: what the bank says of it, what it is for, and what can be done about it. */
export function BankRowEntry({ row, decision, onDecide }: BankRowEntryProps) {
  const [open, setOpen] = useState<'parts' | 'ignore' | 'undo'>();
  const [restore] = statementCalls.useExamsRestoreRowMutation();
  const { requestError } = useServices();
  const { id, day, amount, left, name, reference, text, account, state, bookings, reason } = row;
  const parts = partsOf(row, decision);
  const said = `${formatPence(left)} of ${shownDay(day)}`;
  const isOpen = state === 'open' || state === 'unallocated';
  const isOfHand = decision?.parts !== undefined;
  const close = () => setOpen(undefined);
  return (
    <li className={styles.row}>
      <div className={styles.bank}>
        {isOpen && (
          <Checkbox
            checked={parts !== undefined && isChosen(row, decision)}
            disabled={parts === undefined}
            onChange={({ target }) => onDecide({ isChosen: target.checked })}
          >
            <span className="visually-hidden">Book {said}</span>
          </Checkbox>
        )}
        <div className={styles.words}>
          <p>
            <strong className={styles.pence}>{formatPence(amount)}</strong> {shownDay(day)}
          </p>
          <p>{[name, reference, text].filter(Boolean).join(', ') || 'Its words were removed with its application.'}</p>
          <p className={styles.quiet}>
            {account}
            {left !== amount && left > 0 && isOpen && `, ${formatPence(left)} of it is nobody’s yet`}
          </p>
        </div>
      </div>
      <div className={styles.match}>
        <Booked of={bookings} />
        {reason !== '' && <p>{reason}</p>}
        {isOpen && (
          <>
            <RowParts left={left} parts={parts} />
            {!isOfHand && row.proposal && (
              <p className={styles.quiet}>
                <strong className={styles[row.proposal.sureness]}>{surenessLabels[row.proposal.sureness]}.</strong>{' '}
                {row.proposal.reasons.join(' ')}
              </p>
            )}
          </>
        )}
      </div>
      <div className={styles.tools}>
        {isOpen && (
          <Button size="small" aria-label={`Choose invoices for ${said}`} onClick={() => setOpen('parts')}>
            Choose invoices
          </Button>
        )}
        {state === 'open' && (
          <>
            <Button
              size="small"
              aria-label={`Nobody’s yet: ${said}`}
              onClick={() => onDecide({ parts: [], isChosen: true })}
            >
              Nobody’s yet
            </Button>
            <Button size="small" aria-label={`Ignore ${said}`} onClick={() => setOpen('ignore')}>
              Ignore
            </Button>
          </>
        )}
        {state === 'ignored' && (
          <Button
            size="small"
            aria-label={`Match ${said} after all`}
            onClick={() => void restore({ params: { id } }).unwrap().catch(requestError)}
          >
            Match after all
          </Button>
        )}
        {(state === 'booked' || state === 'unallocated') && (
          <Button
            size="small"
            danger
            aria-label={`Undo ${formatPence(amount)} of ${shownDay(day)}`}
            onClick={() => setOpen('undo')}
          >
            Undo
          </Button>
        )}
      </div>
      {open === 'parts' && (
        <PartsDialog
          row={row}
          parts={parts ?? []}
          onChoose={(chosen) => onDecide({ parts: chosen, isChosen: true })}
          onClose={close}
        />
      )}
      {(open === 'ignore' || open === 'undo') && <ReasonDialog row={row} act={open} onClose={close} />}
    </li>
  );
}

/** The invoices that a row was booked for. */
function Booked({ of }: { of: BankRow['bookings'] }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {of.map(({ invoiceId, number, name: payer, amount: pence }) => (
        <li key={invoiceId}>
          {formatPence(pence)} for {number === '' ? 'an invoice that was removed' : `${number}, ${payer}`}
        </li>
      ))}
    </ul>
  );
}
