import { formatPence, type Invoice, showDate } from '@forms/shared/contract';
import { useServices } from '@forms/shared/services';
import { calls } from '../calls';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import styles from './Instalments.module.css';
import { whyClosed } from './whyClosed';

/** The instalments that the invoice is paid by; nothing where it is paid at once. */
export function Instalments({ invoice }: { invoice: Invoice }) {
  const { confirm, requestError } = useServices();
  const [change, { isLoading }] = calls.useExamsChangeInvoiceMutation();
  if (!invoice.instalmentPlan) return null;

  async function clear() {
    const question = { title: 'Clear the instalment plan?', message: 'The whole amount is then due on the due date.' };
    if (isLoading || !(await confirm(question))) return;
    await change({ params: { id: invoice.id }, body: { field: 'instalmentPlan', newValue: null } })
      .unwrap()
      .catch(requestError);
  }

  return (
    <section className={styles.instalments}>
      <table className={styles.plan}>
        <caption>Instalment plan</caption>
        <thead>
          <tr>
            <th scope="col">Due</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {invoice.instalmentPlan.map(({ dueDate, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be due on a day, and they never change places
            <tr key={at}>
              <td>{showDate(dueDate)}</td>
              <td>{formatPence(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.tools}>
        <ExplainedButton closedBecause={whyClosed(invoice)} loading={isLoading} onClick={clear}>
          Clear plan
        </ExplainedButton>
      </div>
    </section>
  );
}
