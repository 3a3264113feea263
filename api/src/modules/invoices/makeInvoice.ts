import { type Campus, type InvoiceFooterItem, type InvoiceItem, invoiceTotal, today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { findEnquiryBy } from '../search/enquirySearch';
import { sellerVersion } from '../sellers/storedSellers';
import { nextNumber, seriesOf } from './documentNumber';

/** What an invoice says: its heading, its items and the fixed fees under them. */
export interface InvoiceLines {
  description: string;
  items: readonly Omit<InvoiceItem, 'id'>[];
  footer: readonly Omit<InvoiceFooterItem, 'id'>[];
}

/** Makes an enquiry's invoice of what it was priced at, issued by who sells at its campus now. */
export async function makeInvoice(
  trx: Trx,
  { enquiryId, campus, description, items, footer }: InvoiceLines & { enquiryId: string; campus: Campus },
): Promise<void> {
  const invoiceId = newId();
  const date = today();
  const number = await nextNumber(trx, seriesOf(campus), date);
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
      sellerCampus: campus,
      sellerVersion: await sellerVersion(trx, campus),
      isCurrent: 1,
      replaces: null,
      number,
    })
    .execute();
  await findEnquiryBy(trx, enquiryId, number);
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
