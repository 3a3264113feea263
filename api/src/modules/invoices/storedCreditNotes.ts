import { accountOf, type CreditNote } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** The credit notes of an invoice, oldest first. */
export async function creditNotesOf(db: Database, invoiceId: string): Promise<CreditNote[]> {
  const notes = await db
    .selectFrom('creditNotes')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('number')
    .execute();
  if (notes.length === 0) return [];
  const lines = await db
    .selectFrom('creditNoteLines')
    .selectAll()
    .where(
      'creditNoteId',
      'in',
      notes.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return notes.map((note) => ({
    ...note,
    lines: lines
      .filter(({ creditNoteId }) => creditNoteId === note.id)
      .map(({ description, amount, accountId, kind, taxCode, taxWording }) => ({
        ...{ description, amount, account: accountOf[accountId], accountId, kind: kind ?? accountId },
        ...(taxCode && { taxCode, taxWording }),
      })),
  }));
}
