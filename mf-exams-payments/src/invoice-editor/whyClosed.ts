import { hasOpenTerms, INVOICE_CLOSED, INVOICE_ISSUED, type Invoice, isDraft } from '@forms/shared/contract';

/** Why what an invoice says cannot be changed; undefined while it is a draft. */
export function whyLinesClosed({ status }: Invoice): string | undefined {
  if (isDraft(status)) return undefined;
  return status === 'cancelled' ? INVOICE_CLOSED.message : INVOICE_ISSUED.message;
}

/** Why the days by which an invoice is to be paid cannot be changed; undefined while they may be. */
export const whyTermsClosed = ({ status }: Invoice): string | undefined =>
  hasOpenTerms(status) ? undefined : INVOICE_CLOSED.message;
