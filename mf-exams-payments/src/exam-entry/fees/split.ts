import type { Offer } from '../search/searchExams';

/**
 * What exams cost, in pence: in all, what of it the stages of today add, and what of the rest goes to the boards and to
 * the centre, where that is known of each.
 */
export interface ExamFees {
  total: number;
  surcharge: number;
  split: { boards: number; centre: number } | undefined;
}

/** The fees of these exams together. */
export function feesOfOffers(offers: readonly Pick<Offer, 'price' | 'boardFee' | 'surcharge'>[]): ExamFees {
  const prices = offers.reduce((sum, { price }) => sum + price, 0);
  const surcharge = offers.reduce((sum, each) => sum + each.surcharge, 0);
  const total = prices + surcharge;
  let boards = 0;
  for (const { boardFee } of offers) {
    if (boardFee === null) return { total, surcharge, split: undefined };
    boards += boardFee;
  }
  return { total, surcharge, split: { boards, centre: prices - boards } };
}
