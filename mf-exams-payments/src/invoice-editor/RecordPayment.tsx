import { type Invoice, isDraft, RECORD_PAYMENT } from '@forms/shared/contract';
import { useSearchParams } from '@forms/shared/platform/routing';
import { useState } from 'react';
import { ExplainedButton } from '../explained-button/ExplainedButton';
import { ReceiptDialog } from './ReceiptDialog';

/** Opens the dialog that records a payment; at once where the address asks for it, as the list's does. */
export function RecordPayment({ invoice }: { invoice: Invoice }) {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(RECORD_PAYMENT);
  const [open, setOpen] = useState(false);
  const closedBecause = whyNotPayable(invoice);

  function close() {
    setOpen(false);
    if (isAsked) setQuery({}, { replace: true });
  }
  return (
    <>
      <ExplainedButton closedBecause={closedBecause} onClick={() => setOpen(true)}>
        Record payment
      </ExplainedButton>
      {closedBecause === undefined && (open || isAsked) && <ReceiptDialog invoice={invoice} onClose={close} />}
    </>
  );
}

function whyNotPayable({ status, replacedBy }: Invoice): string | undefined {
  if (isDraft(status)) return 'This is not out yet. Make it unpaid first.';
  return replacedBy && !replacedBy.isDraft ? `${replacedBy.number} has taken its place: record it there.` : undefined;
}
