import {
  DELETE_QUESTION,
  type FooterHeaderKind,
  formatPence,
  INVOICE_VERSION_HEADER,
  type Invoice,
  type InvoiceFooterItem,
  type InvoiceItem,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { useRef, useState } from 'react';
import { calls } from '../calls';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { FooterHeaderDialog } from './FooterHeaderDialog';
import styles from './InvoiceLines.module.css';
import { ItemDialog } from './ItemDialog';
import { Line } from './Line';
import { PLAN_FOLLOWS } from './PlanFollows';
import { whyLinesClosed } from './whyClosed';

type Edited =
  | { kind: 'item'; line: InvoiceItem | undefined }
  | { kind: Exclude<FooterHeaderKind, 'item'>; line: InvoiceFooterItem | undefined };

/** What is charged: lines over the items, the items, lines under them, and what they come to. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { confirm, requestError } = useServices();
  const [deleteItem] = calls.useExamsDeleteItemMutation();
  const [deleteLine] = calls.useExamsDeleteFooterHeaderMutation();
  const [edited, setEdited] = useState<Edited>();
  const title = useRef<HTMLTableCaptionElement>(null);
  const closedBecause = whyLinesClosed(invoice);
  const { amount, credited } = invoice;
  const total = formatPence(amount - credited);

  async function remove({ id, description, cost }: InvoiceItem | InvoiceFooterItem, kind: FooterHeaderKind) {
    const line = `${description}, ${formatPence(cost)}`;
    const message = invoice.instalmentPlan && cost !== 0 ? `${line}. ${PLAN_FOLLOWS}` : line;
    if (!(await confirm({ title: DELETE_QUESTION, message }))) return;
    try {
      await (kind === 'item' ? deleteItem : deleteLine)({
        params: { id },
        headers: { [INVOICE_VERSION_HEADER]: invoice.version },
      }).unwrap();
      title.current?.focus();
    } catch (error) {
      requestError(error);
    }
  }

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
              note={item.account.label}
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
