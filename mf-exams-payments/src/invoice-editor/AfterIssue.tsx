import { type Invoice, isDraft, isNumbered } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { calls } from '../calls';
import { CreditDialog } from './CreditDialog';
import { RefundDialog } from './RefundDialog';

const REPLACING =
  'A draft with its lines is made, for you to change. Nothing changes for who pays until you make that unpaid.';

/** What can be done about an invoice that says what it says: credit it, give back what was paid, or write another in its place; and leave that be. */
export function AfterIssue({ invoice }: { invoice: Invoice }) {
  const { id, number, status, enquiryId, replaces, replacedBy } = invoice;
  const { confirm, requestError } = useServices();
  const navigate = useNavigate();
  const [replace, { isLoading: replacing }] = calls.useExamsReplaceInvoiceMutation();
  const [discard, { isLoading: discarding }] = calls.useExamsDiscardDraftMutation();
  const [dialog, setDialog] = useState<'credit' | 'refund'>();
  // One that is still going must not take away another that was opened meanwhile.
  const close = (gone: typeof dialog) => setDialog((open) => (open === gone ? undefined : open));

  async function goTo(call: () => Promise<Invoice | null>, title: string, message: string) {
    if (!(await confirm({ title, message }))) return;
    await call().then(
      (other) => navigate(other ? `/staff/invoice/${other.id}` : `/staff/enquiry/${enquiryId}`),
      requestError,
    );
  }

  if (isDraft(status)) {
    if (isNumbered(invoice)) return null;
    const message = replaces ? `${replaces.number} stays as it is.` : 'Nobody but staff has seen it.';
    const call = () => discard({ params: { id } }).unwrap();
    return (
      <Button danger loading={discarding} onClick={() => goTo(call, 'Discard this draft?', message)}>
        Discard draft
      </Button>
    );
  }
  const isCancelled = status === 'cancelled';
  return (
    <>
      {!isCancelled && <Button onClick={() => setDialog('credit')}>Credit</Button>}
      {invoice.received > invoice.refunded && <Button onClick={() => setDialog('refund')}>Refund</Button>}
      {!isCancelled && !replacedBy && (
        <Button
          loading={replacing}
          onClick={() => goTo(() => replace({ params: { id } }).unwrap(), `Replace ${number}?`, REPLACING)}
        >
          Replace
        </Button>
      )}
      {dialog === 'credit' && <CreditDialog invoice={invoice} onClose={() => close('credit')} />}
      {dialog === 'refund' && <RefundDialog invoice={invoice} onClose={() => close('refund')} />}
    </>
  );
}
