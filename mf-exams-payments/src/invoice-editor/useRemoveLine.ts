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
import { calls } from '../calls';
import { PLAN_FOLLOWS } from './PlanFollows';

/** Deletes a line of an invoice, once that is confirmed; `onGone` hears when it is done. */
export function useRemoveLine({ version, instalmentPlan }: Invoice, onGone: () => void) {
  const { confirm, requestError } = useServices();
  const [deleteItem] = calls.useExamsDeleteItemMutation();
  const [deleteLine] = calls.useExamsDeleteFooterHeaderMutation();
  return async ({ id, description, cost }: InvoiceItem | InvoiceFooterItem, kind: FooterHeaderKind) => {
    const line = `${description}, ${formatPence(cost)}`;
    const message = instalmentPlan && cost !== 0 ? `${line}. ${PLAN_FOLLOWS}` : line;
    if (!(await confirm({ title: DELETE_QUESTION, message }))) return;
    try {
      const headers = { [INVOICE_VERSION_HEADER]: version };
      await (kind === 'item' ? deleteItem : deleteLine)({ params: { id }, headers }).unwrap();
      onGone();
    } catch (error) {
      requestError(error);
    }
  };
}
