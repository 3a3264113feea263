import type { Invoice } from '@forms/shared/contract';
import { Remote } from '@forms/shared/remotes';
import { useState } from 'react';
import { usePageHeading } from '../../usePageHeading';
import { Neighbours } from '../record/Neighbours';

/** One invoice, to be read and written. `hash` is its id. */
export function InvoicePage({ hash }: { hash: string }) {
  const [invoice, setInvoice] = useState<Invoice>();
  usePageHeading({ title: invoice ? `Invoice ${invoice.number}` : 'Invoice', subtitle: invoice?.name ?? '' });
  return (
    <>
      <Neighbours id={hash} list="invoices" address={(id) => `/staff/invoice/${id}`} />
      <Remote of="mf-exams-payments/InvoiceEditor" invoiceId={hash} onShow={setInvoice} />
    </>
  );
}
