import type { Trx } from '../../platform/database/database';
import { recordStep } from '../history/recordStep';
import { revokeLinks } from './applicationLinks';

/** Ends every private link of an enquiry for staff, which its timeline tells. */
export async function revokeByStaff(trx: Trx, enquiryId: string, author: string): Promise<void> {
  await revokeLinks(trx, enquiryId);
  await recordStep(trx, { enquiryId, kind: 'links-revoked', author });
}
