import { INVOICE_CLOSED, type Invoice, isEditable } from '@forms/shared/contract';

/** Why an invoice's tools are closed; undefined while it may be changed. */
export const whyClosed = ({ status }: Invoice): string | undefined =>
  isEditable(status) ? undefined : INVOICE_CLOSED.message;
