import type { PayableInvoice } from '@forms/shared/contract';

/** An invoice that a row may be for: `next` are the pence of its oldest instalment that is owing, `email` tells payers apart. */
export interface Payable extends PayableInvoice {
  next: number;
  email: string;
}
