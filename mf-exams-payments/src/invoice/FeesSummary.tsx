import { catalogueParts, formatPence, invoiceTotal } from '@forms/shared/contract';
import { InLanguages, language } from '@forms/shared/platform/words';
import { say } from '../words/say';
import styles from './FeesSummary.module.css';
import type { Invoice } from './invoiceCall';

/** The fees as a document: what on the left, pounds on the right, a rule above what is to be paid. */
export function FeesSummary({ items, footer }: Invoice) {
  return (
    <table className={styles.fees}>
      <caption>{say('Fees summary')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('Item')}</th>
          <th scope="col">{say('Cost')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two exams may have the same item, and lines never change places
          <tr key={at} className={styles[item.metaType]}>
            <td>
              <InLanguages parts={catalogueParts(item.description, language())} />
            </td>
            <td>{item.metaType !== 'title' && formatPence(item.cost, language())}</td>
          </tr>
        ))}
        {footer.map((fee) => (
          <tr key={fee.id} className={styles.standalone}>
            <td>
              <InLanguages parts={catalogueParts(fee.description, language())} />
            </td>
            <td>{formatPence(fee.cost, language())}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('Total payable')}</th>
          <td>{formatPence(invoiceTotal([...items, ...footer]), language())}</td>
        </tr>
      </tfoot>
    </table>
  );
}
