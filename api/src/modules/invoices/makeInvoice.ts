import { type InvoiceFooterItem, type InvoiceItem, invoiceTotal, today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { nextNumber } from './documentNumber';

/** What an invoice says: its heading, its items and the fixed fees under them. */
export interface InvoiceLines {
  description: string;
  items: readonly Omit<InvoiceItem, 'id'>[];
  footer: readonly Omit<InvoiceFooterItem, 'id'>[];
}

/** Makes an enquiry's invoice of what it was priced at. */
export async function makeInvoice(
  trx: Trx,
  { enquiryId, description, items, footer }: InvoiceLines & { enquiryId: string },
): Promise<void> {
  const invoiceId = newId();
  const date = today();
  await trx
    .insertInto('invoices')
    .values({
      id: invoiceId,
      enquiryId,
      date,
      dueDate: null,
      status: 'unpaid',
      description,
      amount: invoiceTotal([...items, ...footer]),
      declarations: '[]',
      instalmentPlan: null,
      number: await nextNumber(trx, 'INV', date),
    })
    .execute();
  await trx
    .insertInto('invoiceItems')
    .values(
      items.map(({ metaType, type, description, cost }, position) => ({
        id: newId(),
        invoiceId,
        position,
        metaType,
        type,
        accountId: type,
        description,
        cost,
      })),
    )
    .execute();
  if (footer.length > 0) {
    await trx
      .insertInto('invoiceFooterHeaders')
      .values(
        footer.map(({ tag, description, cost }, position) => ({
          id: newId(),
          invoiceId,
          place: 'footer' as const,
          position,
          tag,
          description,
          cost,
        })),
      )
      .execute();
  }
}
