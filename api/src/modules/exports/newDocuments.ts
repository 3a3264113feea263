import type { Period } from '@forms/shared/contract';
import { exportedLines } from './documentLines';
import type { ExportedDocument } from './exportedRow';
import type { FoundDocument } from './foundDocument';
import { newCancellations } from './newCancellations';
import { newCreditNotes } from './newCreditNotes';
import { newInvoices } from './newInvoices';
import { PartiesFound, type Site } from './parties';

/** The documents of a period that no batch has: first the invoices, then what takes back. */
export async function* newDocuments(site: Site, period: Period): AsyncGenerator<ExportedDocument> {
  yield* documentsOf(site, period, [newInvoices]);
  yield* newCredits(site, period);
}

/** Those of them that take back. */
export const newCredits = (site: Site, period: Period): AsyncGenerator<ExportedDocument> =>
  documentsOf(site, period, [newCreditNotes, newCancellations]);

async function* documentsOf(
  site: Site,
  period: Period,
  sources: readonly ((db: Site['db'], period: Period) => AsyncGenerator<FoundDocument[]>)[],
): AsyncGenerator<ExportedDocument> {
  const found = new PartiesFound(site);
  for (const source of sources) {
    for await (const documents of source(site.db, period)) {
      if (documents.length === 0) continue;
      const parties = await found.of(documents);
      for (const { kind, sourceId, day, number, dueDate, reference, enquiryId, lines } of documents) {
        const { name = '', email = '', tax } = parties.get(enquiryId) ?? {};
        const { descriptions, ...exported } = exportedLines(lines, tax);
        yield { kind, sourceId, day, number, dueDate, reference, ...exported, texts: { name, email, descriptions } };
      }
    }
  }
}
