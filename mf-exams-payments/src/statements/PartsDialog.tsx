import {
  type BankRow,
  formatPence,
  MAX_PARTS,
  type Part,
  type PayableInvoice,
  shownDay,
  statusNames,
} from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { beyond } from './decisions';
import styles from './Statements.module.css';
import { statementCalls } from './statementCalls';

interface Typed {
  invoice: PayableInvoice;
  pounds: string;
}
const pence = ({ pounds }: Typed) => readPounds(pounds) ?? 0;

interface PartsDialogProps {
  row: BankRow;
  parts: readonly Part[];
  onChoose(parts: Part[]): void;
  onClose(): void;
}

/** Chooses the invoices that a row is for, and what of it is for each. */
export function PartsDialog({ row: { left, day, name, reference, text }, parts, onChoose, onClose }: PartsDialogProps) {
  const [typed, setTyped] = useState<readonly Typed[]>(
    parts.map(({ invoice, amount }) => ({ invoice, pounds: typedPounds(amount) })),
  );
  const rest = -beyond(
    left,
    typed.map((each) => ({ amount: pence(each) })),
  );

  const search = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  const toSearch = () => search.current?.querySelector('input')?.focus();
  const add = (invoice: PayableInvoice) => {
    const amount = Math.max(0, rest > 0 && invoice.owing > 0 ? Math.min(rest, invoice.owing) : rest);
    setTyped([...typed, { invoice, pounds: typedPounds(amount) }]);
    toSearch();
  };

  async function save() {
    const wrong = typed.filter((each) => pence(each) <= 0).map(({ invoice }) => [invoice.invoiceId, POUNDS_WANTED]);
    const [first] = typed;
    const over =
      rest < 0 && first
        ? [[first.invoice.invoiceId, `${formatPence(-rest)} more than came. Only ${formatPence(left)} can be booked.`]]
        : [];
    if (wrong.length > 0 || over.length > 0) return Object.fromEntries([...over, ...wrong]);
    onChoose(typed.map((each) => ({ invoice: each.invoice, amount: pence(each) })));
    return undefined;
  }

  return (
    <DialogForm title={`Choose invoices for ${formatPence(left)}`} save="Choose" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            {shownDay(day)}: {[name, reference, text].filter(Boolean).join(', ')}
          </p>
          {typed.map(({ invoice, pounds }, at) => (
            <div key={invoice.invoiceId} className={styles.part}>
              <TextEntry
                label={`For ${invoice.number}, ${invoice.name}`}
                hint={`${formatPence(invoice.owing)} is owing.`}
                value={pounds}
                onChange={(value) => setTyped(typed.map((each, of) => (of === at ? { ...each, pounds: value } : each)))}
                error={errors[invoice.invoiceId]}
                pounds
              />
              <Button
                aria-label={`Leave out ${invoice.number}`}
                onClick={() => {
                  setTyped(typed.filter((each) => each.invoice !== invoice));
                  toSearch();
                }}
              >
                Leave out
              </Button>
            </div>
          ))}
          <p role="status">{rest > 0 ? `${formatPence(rest)} is for no invoice so far.` : ''}</p>
          <div ref={search}>
            {typed.length < MAX_PARTS && (
              <FindInvoice chosen={typed.map(({ invoice }) => invoice.invoiceId)} onAdd={add} />
            )}
          </div>
        </>
      )}
    </DialogForm>
  );
}

/** Finds an invoice by what a person knows of it. */
function FindInvoice({ chosen, onAdd }: { chosen: readonly string[]; onAdd(invoice: PayableInvoice): void }) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const { data } = statementCalls.useExamsPayableInvoicesQuery(
    wanted.length < 2 ? skipToken : { query: { q: wanted } },
  );
  const found = wanted.length < 2 ? [] : (data ?? []).filter(({ invoiceId }) => !chosen.includes(invoiceId));
  const choose = (invoice: PayableInvoice) => {
    setWords('');
    onAdd(invoice);
  };
  return (
    <>
      <TextEntry
        label="Find an invoice"
        hint="By its number, reference or name."
        value={words}
        onChange={setWords}
        error={undefined}
        optional
      />
      <p role="status" className={styles.quiet}>
        {wanted.length >= 2 && data && (found.length === 0 ? 'None found.' : `${found.length} found.`)}
      </p>
      <ul className={styles.found}>
        {found.map((invoice) => (
          <li key={invoice.invoiceId}>
            <span>
              {invoice.number}, {invoice.name}, {invoice.reference}
              <span className={styles.quiet}>
                {statusNames[invoice.status]}, {formatPence(invoice.owing)} owing
              </span>
            </span>
            <Button size="small" aria-label={`Add ${invoice.number}`} onClick={() => choose(invoice)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
