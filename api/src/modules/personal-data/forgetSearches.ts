import { fold } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';

/** Takes a name or an address from what staff have searched for in views that they keep. */
export async function forgetSearches(trx: Trx, texts: readonly string[]): Promise<void> {
  const folded = texts.map(fold).filter((text) => text !== '');
  for (const { id, look } of await trx.selectFrom('views').select(['id', 'look']).execute()) {
    const stored = JSON.parse(look) as { search: string };
    if (!folded.some((text) => fold(stored.search).includes(text))) continue;
    await trx
      .updateTable('views')
      .set({ look: JSON.stringify({ ...stored, search: '' }) })
      .where('id', '=', id)
      .execute();
  }
}
