import { formatPence, invoiceTotal } from '@forms/shared/contract';
import styles from './FeesSummary.module.css';
import type { Invoice } from './invoiceCall';

/** The fees as a document: what on the left, pounds on the right, a rule above what is to be paid. */
export function FeesSummary({ items, footer }: Invoice) {
  return (
    <table className={styles.fees}>
      <caption>Fees summary</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two exams may have the same item, and lines never change places
          <tr key={at} className={styles[item.metaType]}>
            <td>{item.description}</td>
            <td>{item.metaType !== 'title' && formatPence(item.cost)}</td>
          </tr>
        ))}
        {footer.map((fee) => (
          <tr key={fee.id} className={styles.standalone}>
            <td>{fee.description}</td>
            <td>{formatPence(fee.cost)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total payable</th>
          <td>{formatPence(invoiceTotal([...items, ...footer]))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
