import type { Campus, Seller } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { sellerAt } from '../invoices/sellerOfInvoice';
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
      .selectFrom('enquiryPayers')
      .select(['enquiryId', 'payerName', 'payerEmail', 'campus'])
      .where(
        'enquiryId',
        'in',
        invoices.map(({ enquiryId }) => enquiryId),
      )
      .execute();
    const payers = new Map(rows.map((row) => [row.enquiryId, row]));
    const found = new Map<string, Parties>();
    for (const invoice of invoices) {
      const { payerName = '', payerEmail = '', campus = null } = payers.get(invoice.enquiryId) ?? {};
      found.set(invoice.enquiryId, {
        name: payerName,
        email: payerEmail,
        tax: await this.taxOf({ ...invoice, campus }),
      });
    }
    return found;
  }

  /** How lines are taxed of who sells by an invoice; `campus` is the application's. */
  taxOf(sold: Omit<SoldBy, 'enquiryId'> & { campus: Campus | null }): Promise<Parties['tax']> {
    const key = [sold.sellerCampus ?? sold.campus, sold.sellerVersion].join(' ');
    const tax = this.taxes.get(key) ?? sellerAt(this.site, sold, sold.campus).then(taxBy);
    this.taxes.set(key, tax);
    return tax;
  }
}
