import type { Database } from '../../platform/database/database';
import type { ExportedDocument } from './exportedRow';

/** The invoices that stand in no batch as this, with their application, by number after `last`. */
export const unexportedInvoices = (db: Database, kind: ExportedDocument['kind'], last: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
    .leftJoin('exportRows', (join) => join.onRef('sourceId', '=', 'invoices.id').on('exportRows.kind', '=', kind))
    .select(['enquiryId', 'invoices.status', 'sellerCampus', 'sellerVersion'])
    .select(['invoices.id as sourceId', 'number', 'date', 'enquiries.reference'])
    .where('exportRows.id', 'is', null)
    .where('number', '>', last)
    .orderBy('number');
