import {
  creditedPlan,
  formatPence,
  INVOICE_VERSION_HEADER,
  type Invoice,
  instalmentsOwing,
  shownDay,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { useState } from 'react';
import { calls } from '../calls';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import styles from './Instalments.module.css';
import { PlanDialog } from './PlanDialog';
import { whyTermsClosed } from './whyClosed';

/** The instalments that the invoice is paid by, where it is not paid at once. */
export function Instalments({ invoice }: { invoice: Invoice }) {
  const { confirm, requestError } = useServices();
  const [change, { isLoading }] = calls.useExamsChangeInvoiceMutation();
  const [editing, setEditing] = useState(false);
  const closedBecause = whyTermsClosed(invoice);
  const plan = invoice.instalmentPlan;

  async function clear() {
    const question = { title: 'Clear the instalment plan?', message: 'The whole amount is then due on the due date.' };
    if (isLoading || !(await confirm(question))) return;
    await change({
      params: { id: invoice.id },
      body: { field: 'instalmentPlan', newValue: null },
      headers: { [INVOICE_VERSION_HEADER]: invoice.version },
    })
      .unwrap()
      .catch(requestError);
  }

  return (
    <section className={styles.instalments}>
      {plan && (
        <table className={styles.plan}>
          <caption>Instalment plan</caption>
          <thead>
            <tr>
              <th scope="col">Due</th>
              <th scope="col">Amount</th>
              {invoice.received > 0 && <th scope="col">Owing</th>}
            </tr>
          </thead>
          <tbody>
            {instalmentsOwing(creditedPlan(plan, invoice.credited), invoice.received).map(
              ({ dueDate, amount, owing }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be due on a day, and they never change places
                <tr key={at}>
                  <td>{shownDay(dueDate)}</td>
                  <td>{formatPence(amount)}</td>
                  {invoice.received > 0 && <td>{owing > 0 ? formatPence(owing) : amount > 0 ? 'Paid' : 'Credited'}</td>}
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {plan && invoice.credited > 0 && <p>What was credited is taken off the last instalments first.</p>}
      <div className={styles.tools}>
        <ExplainedButton closedBecause={closedBecause} onClick={() => setEditing(true)}>
          {plan ? 'Edit plan' : 'Add instalment plan'}
        </ExplainedButton>
        {plan && (
          <ExplainedButton closedBecause={closedBecause} loading={isLoading} onClick={clear}>
            Clear plan
          </ExplainedButton>
        )}
      </div>
      {editing && <PlanDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </section>
  );
}
