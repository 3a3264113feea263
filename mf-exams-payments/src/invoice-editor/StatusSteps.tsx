import {
  documentNames,
  formatPence,
  INVOICE_VERSION_HEADER,
  type Invoice,
  type InvoiceStatus,
  invoiceSteps,
  isNumbered,
  statusNames,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { calls } from '../calls';
import styles from './StatusSteps.module.css';

/** What staff are told before they say that the places of an invoice are taken. */
const bookingMessage = ({ owing }: Invoice) =>
  `Its places are then taken, ${owing > 0 ? `though ${formatPence(owing)} is owing` : 'and it is paid'}. Afterwards the days by which it is to be paid cannot be changed any more.`;

const REPLACED =
  'That one is credited wholly, and what came for it is for this one. Both go out by letter, and neither changes any more.';

const ISSUED = 'It gets its number and goes out by letter. What it says never changes afterwards.';

/** An invoice's status, and the steps that staff may take it on by. */
export function StatusSteps({ invoice }: { invoice: Invoice }) {
  const { id, number, status, campus, replaces, version } = invoice;
  const { confirm, requestError } = useServices();
  const [change, { isLoading, originalArgs }] = calls.useExamsChangeInvoiceMutation();
  const going = isLoading ? originalArgs?.body.newValue : undefined;

  async function go(to: InvoiceStatus) {
    if (isLoading || to === 'paid' || to === 'cancelled') return;
    if (to === 'unpaid' && !isNumbered(invoice)) {
      const question = replaces
        ? { title: `Issue it in the place of ${replaces.number}?`, message: REPLACED }
        : { title: `Issue this ${documentNames(campus).invoice}?`, message: ISSUED };
      if (!(await confirm(question))) return;
    }
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
