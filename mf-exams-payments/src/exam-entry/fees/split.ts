import type { Offer } from '../search/searchExams';

/** What exams cost, in pence: in all, and what of it goes to the boards and to the centre, where that is known of each. */
export interface ExamFees {
  total: number;
  split: { boards: number; centre: number } | undefined;
}

/** The fees of these exams together. */
export function feesOfOffers(offers: readonly Pick<Offer, 'price' | 'boardFee'>[]): ExamFees {
  const total = offers.reduce((sum, { price }) => sum + price, 0);
  let boards = 0;
  for (const { boardFee } of offers) {
    if (boardFee === null) return { total, split: undefined };
    boards += boardFee;
  }
  return { total, split: { boards, centre: total - boards } };
}
