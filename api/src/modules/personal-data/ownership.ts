import type { HeldLink } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { linkedWith, partedFrom } from '../people/personLinks';

export interface Ownership {
  /** The enquiries and messages of an address, and those that staff linked with one of them. */
  ids: readonly string[];
  /** Whether it is of whoever has the address, and who said so. */
  said(id: string): { isOwn: boolean; link: HeldLink | null };
}

/** What is of whoever has an address, in small letters. Of those that staff said are of two people neither is: nothing tells whose the address is. */
export async function ownershipAt(db: Database, email: string): Promise<Ownership> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute();
  const contacts = await db
    .selectFrom('contacts')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute();
  const addressed = [...enquiries, ...contacts].map(({ id }) => id);
  const linked = await linkedWith(db, addressed);
  const ids = [...addressed, ...linked.keys()];
  const parted = await partedFrom(db, ids);
  const isOfAddress = new Set(ids);
  return {
    ids,
    said: (id) => {
      const [link, said] = parted.has(id) ? ([parted.get(id), 'other'] as const) : ([linked.get(id), 'same'] as const);
      const isOwn = isOfAddress.has(id) && said === 'same';
      return { isOwn, link: link && isOfAddress.has(id) ? { said, author: link.author, madeAt: link.madeAt } : null };
    },
  };
}
