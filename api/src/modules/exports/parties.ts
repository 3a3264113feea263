import { billTo, type Seller, submission } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { campusOf } from '../invoices/campusOf';
import { sellerOfInvoice } from '../invoices/sellerOfInvoice';
import type { InvoiceRow } from '../invoices/storedInvoices';
import { taxBy } from '../invoices/taxBy';

/** What exports read of the site. */
export type Site = Pick<App, 'db' | 'settings'>;

/** What says who sells by an invoice, and to whom. */
export type SoldBy = Pick<InvoiceRow, 'enquiryId' | 'status' | 'sellerCampus' | 'sellerVersion'>;

/** Who pays, and how the seller's lines are taxed; undefined of a seller that has no VAT. */
export interface Parties {
  name: string;
  email: string;
  tax: Seller['tax'] | undefined;
}

/** Reads who sells and who pays. Invoices of one seller are many: each is read once. */
export class PartiesFound {
  private readonly taxes = new Map<string, Promise<Parties['tax']>>();
  constructor(private readonly site: Site) {}

  /** Of these invoices, by their application. */
  async of(invoices: readonly SoldBy[]): Promise<Map<string, Parties>> {
    const rows = await this.site.db
      .selectFrom('enquiries')
      .select(['id', 'pages'])
      .where(
        'id',
        'in',
        invoices.map(({ enquiryId }) => enquiryId),
      )
      .execute();
    const answers = new Map(rows.map(({ id, pages }) => [id, submission.parse(JSON.parse(pages))]));
    const found = new Map<string, Parties>();
    for (const invoice of invoices) {
      const pages = answers.get(invoice.enquiryId) ?? [];
      const { name, emails } = billTo(pages);
      const key = [invoice.sellerCampus ?? campusOf(pages), invoice.sellerVersion].join(' ');
      const tax = this.taxes.get(key) ?? sellerOfInvoice(this.site, invoice, pages).then(taxBy);
      this.taxes.set(key, tax);
      found.set(invoice.enquiryId, { name, email: emails[0]?.trim() ?? '', tax: await tax });
    }
    return found;
  }
}
