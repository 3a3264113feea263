import { accountLines, type Campus, campusOf, type PageAnswers, type Seller } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { sellerBy } from '../sellers/storedSellers';
import type { InvoiceRow } from './storedInvoices';

/** Who sells by an invoice, and where; `seller` is undefined before anybody has set one. */
export interface InvoiceSeller {
  campus: Campus;
  seller: Seller | undefined;
  /** The account to transfer to, a line each as `Sort code: 12-34-56` in the words of the seller’s country; none where nobody has set one. */
  bankDetails: string[];
}

/** Who sells by an invoice to an application that has these answers. */
export const sellerOfInvoice = (
  app: Pick<App, 'db' | 'settings'>,
  invoice: SoldWhen,
  pages: readonly PageAnswers[],
): Promise<InvoiceSeller> => sellerAt(app, invoice, campusOf(pages));

type SoldWhen = Pick<InvoiceRow, 'status' | 'sellerCampus' | 'sellerVersion'>;

/**
 * Who sells by an invoice to an application for a campus: who did when it was issued, of a draft who does now. One that was
 * issued before there was any has the first that was set, and until then, at the server's own campus, the account of the
 * settings.
 */
export async function sellerAt(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  { status, sellerCampus, sellerVersion }: SoldWhen,
  appliedAt: Campus | null | undefined,
): Promise<InvoiceSeller> {
  const campus = sellerCampus ?? appliedAt ?? settings.campus;
  const isDraft = status === 'proposed' || status === 'final';
  const seller = await sellerBy(db, campus, isDraft ? 'newest' : (sellerVersion ?? 'first'));
  const account = seller ? accountLines(seller, campus) : [];
  const ofSettings = campus === settings.campus ? settings.bankDetails : [];
  return { campus, seller, bankDetails: account.length > 0 ? account : ofSettings };
}
