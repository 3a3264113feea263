import { type Invoice, type InvoiceStatus, invoiceSteps, statusNames } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { calls } from '../calls';
import styles from './StatusSteps.module.css';

/** What staff say of the money when they make an invoice booked. */
const bookingLabels: Partial<Record<InvoiceStatus, string>> = {
  unpaid: 'Do this once its bank transfer has arrived. Afterwards the invoice can be read, and not changed any more.',
  paid: 'It is paid. Do this once its places are taken.',
};

/** An invoice's status, and the steps that staff may take it on by. */
export function StatusSteps({ invoice: { id, number, status } }: { invoice: Invoice }) {
  const { confirm, requestError } = useServices();
  const [change, { isLoading, originalArgs }] = calls.useExamsChangeInvoiceMutation();
  const going = isLoading ? originalArgs?.body.newValue : undefined;

  async function go(to: InvoiceStatus) {
    if (isLoading || to === 'paid' || to === 'cancelled') return;
    if (to === 'booked' && !(await confirm({ title: `Make ${number} booked?`, message: bookingLabels[status] })))
      return;
    await change({ params: { id }, body: { field: 'status', newValue: to } })
      .unwrap()
      .catch(requestError);
  }

  return (
    <>
      <span className={styles.status} role="status">
        <span className="visually-hidden">Status: </span>
        <StatusSign status={status} />
      </span>
      {invoiceSteps[status].map((to) => (
        <Button key={to} loading={going === to} onClick={() => go(to)}>
          Make {statusNames[to].toLowerCase()}
        </Button>
      ))}
    </>
  );
}
