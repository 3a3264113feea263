import {
  type FooterHeaderKind,
  formatPence,
  type Invoice,
  type InvoiceFooterItem,
  type InvoiceItem,
  severalSaid,
  taxCodeLabels,
} from '@forms/shared/contract';
import { useRef, useState } from 'react';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { FooterHeaderDialog } from './FooterHeaderDialog';
import styles from './InvoiceLines.module.css';
import { ItemDialog } from './ItemDialog';
import { Line } from './Line';
import { useRemoveLine } from './useRemoveLine';
import { whyLinesClosed } from './whyClosed';

type Edited =
  | { kind: 'item'; line: InvoiceItem | undefined }
  | { kind: Exclude<FooterHeaderKind, 'item'>; line: InvoiceFooterItem | undefined };

/** What only staff see of an item: of how many it is, its account, and its VAT where that is its own. */
const noteOf = (item: InvoiceItem): string =>
  [severalSaid(item), item.account.label, item.taxCode && taxCodeLabels[item.taxCode]].filter(Boolean).join(', ');

/** What is charged: lines over the items, the items, lines under them, and what they come to. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const [edited, setEdited] = useState<Edited>();
  const title = useRef<HTMLTableCaptionElement>(null);
  const remove = useRemoveLine(invoice, () => title.current?.focus());
  const closedBecause = whyLinesClosed(invoice);
  const { amount, credited } = invoice;
  const total = formatPence(amount - credited);

  const footerHeaders = (kind: 'header' | 'footer', lines: readonly InvoiceFooterItem[]) =>
    lines.map((line) => (
      <Line
        key={line.id}
        look="standalone"
        description={line.description}
        note={line.tag}
        cost={formatPence(line.cost)}
        closedBecause={closedBecause}
        onEdit={() => setEdited({ kind, line })}
        onDelete={() => remove(line, kind)}
      />
    ));

  return (
    <div className={styles.lines}>
      <table className={styles.table}>
        <caption ref={title} tabIndex={-1}>
          Items
        </caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Cost</th>
            <th scope="col" className={styles.tools}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>{footerHeaders('header', invoice.headerItems)}</tbody>
        <tbody>
          {invoice.items.map((item) => (
            <Line
              key={item.id}
              look={item.metaType}
              description={item.description}
              note={noteOf(item)}
              cost={item.metaType === 'title' ? '' : formatPence(item.cost)}
              closedBecause={closedBecause}
              onEdit={() => setEdited({ kind: 'item', line: item })}
              onDelete={() => remove(item, 'item')}
            />
          ))}
        </tbody>
        <tbody>{footerHeaders('footer', invoice.footerItems)}</tbody>
        <tfoot>
          {credited > 0 && (
            <tr className={styles.credited}>
              <th scope="row">Credited</th>
              <td>{formatPence(-credited)}</td>
              <td className={styles.tools} />
            </tr>
          )}
          <tr>
            <th scope="row">Total payable</th>
            <td>{total}</td>
            <td className={styles.tools} />
          </tr>
        </tfoot>
      </table>
      <p className="visually-hidden" role="status">
        Total payable {total}
      </p>
      <div className={styles.add}>
        <ExplainedButton closedBecause={closedBecause} onClick={() => setEdited({ kind: 'item', line: undefined })}>
          Add item
        </ExplainedButton>
        <ExplainedButton closedBecause={closedBecause} onClick={() => setEdited({ kind: 'header', line: undefined })}>
          Add header
        </ExplainedButton>
        <ExplainedButton closedBecause={closedBecause} onClick={() => setEdited({ kind: 'footer', line: undefined })}>
          Add footer
        </ExplainedButton>
      </div>
      {edited?.kind === 'item' && (
        <ItemDialog invoice={invoice} item={edited.line} onClose={() => setEdited(undefined)} />
      )}
      {edited && edited.kind !== 'item' && (
        <FooterHeaderDialog invoice={invoice} {...edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
