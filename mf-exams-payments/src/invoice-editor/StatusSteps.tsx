import {
  formatPence,
  INVOICE_VERSION_HEADER,
  type Invoice,
  type InvoiceStatus,
  invoiceSteps,
  statusNames,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { calls } from '../calls';
import styles from './StatusSteps.module.css';

/** What staff are told before they say that the places of an invoice are taken. */
const bookingMessage = ({ owing }: Invoice) =>
  `Its places are then taken, ${owing > 0 ? `though ${formatPence(owing)} is owing` : 'and it is paid'}. Afterwards its lines can be read, and not changed any more.`;

/** An invoice's status, and the steps that staff may take it on by. */
export function StatusSteps({ invoice }: { invoice: Invoice }) {
  const { id, number, status, version } = invoice;
  const { confirm, requestError } = useServices();
  const [change, { isLoading, originalArgs }] = calls.useExamsChangeInvoiceMutation();
  const going = isLoading ? originalArgs?.body.newValue : undefined;

  async function go(to: InvoiceStatus) {
    if (isLoading || to === 'paid' || to === 'cancelled') return;
    if (to === 'booked' && !(await confirm({ title: `Make ${number} booked?`, message: bookingMessage(invoice) })))
      return;
    await change({
      params: { id },
      body: { field: 'status', newValue: to },
      headers: { [INVOICE_VERSION_HEADER]: version },
    })
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
