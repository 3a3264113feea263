import type { NewCreditNoteLine } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { nextPosition } from '../invoices/addItem';

interface Credited {
  /** The credit note's. */
  number: string;
  lines: readonly NewCreditNoteLine[];
}

/** Takes off a draft that is to replace an invoice what a credit note took off that, by lines which name the note. Its instalments would come to another amount, and go. */
export async function takeOffDraft(trx: Trx, draftId: string, { number, lines }: Credited): Promise<void> {
  for (const { description: of, amount, accountId, kind = accountId, taxCode, taxWording } of lines) {
    const line = { id: newId(), invoiceId: draftId, description: `${number}: ${of}`, cost: -amount };
    if (kind === 'fees') {
      const position = await nextPosition(trx, 'invoiceFooterHeaders', draftId);
      await trx
        .insertInto('invoiceFooterHeaders')
        .values({ ...line, place: 'footer', position, tag: '' })
        .execute();
    } else {
      const position = await nextPosition(trx, 'invoiceItems', draftId);
      const taxed = { type: kind, accountId, taxCode, taxWording };
      await trx
        .insertInto('invoiceItems')
        .values({ ...line, ...taxed, metaType: 'standalone', position })
        .execute();
    }
  }
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  await trx
    .updateTable('invoices')
    .set({ amount: sql`amount - ${amount}`, instalmentPlan: null })
    .where('id', '=', draftId)
    .execute();
}
