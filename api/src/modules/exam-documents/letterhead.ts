import type { Campus } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Letterhead } from '../../platform/pdf/headedDocument';
import { sellerName } from '../sellers/sellerName';
import { sellerBy } from '../sellers/storedSellers';

/** Over and under documents about exams: the campus as its invoices name it. */
export async function letterheadOf(db: Database, campus: Campus): Promise<Letterhead> {
  const seller = await sellerBy(db, campus, 'newest');
  const name = sellerName({ seller, campus });
  const lines = seller ? [...seller.address, seller.telephone].filter((line) => line !== '') : [];
  return { name, lines, logo: seller?.logo ?? '', foot: name };
}
