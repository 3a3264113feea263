import type { InvoiceFooterItem } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** The fixed fees of every exams invoice. */
export const invoiceFooter = (db: Database): Promise<InvoiceFooterItem[]> =>
  db.selectFrom('invoiceFees').select(['id', 'tag', 'description', 'cost']).orderBy('position').execute();
