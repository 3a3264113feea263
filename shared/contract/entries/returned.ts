import type { KeyDates } from '../exams/keyDates';

/** What was asked for an entry, in pence; `boardFee` is the board's part of the price, null where that is not known. */
export interface EntryPrice {
  price: number;
  boardFee: number | null;
}

/**
 * What comes back of an entry that is withdrawn on a day (`YYYY-MM-DD`), in pence: the shares of the key dates up to their
 * last day, and nothing after it. What a late stage added never comes back. Of an entry that the board was never told of, the
 * board's part comes back in any case.
 */
export function returnedOf(
  { price, boardFee }: EntryPrice,
  withdrawals: KeyDates['withdrawals'],
  { day, isWithBoard }: { day: string; isWithBoard: boolean },
): { board: number; centre: number } {
  const inTime = withdrawals !== null && day <= withdrawals.centre;
  const shares = inTime ? withdrawals : { boardReturns: 0, centreReturns: 0 };
  const board = Math.min(boardFee ?? 0, price);
  const share = (pence: number, percent: number) => Math.round((pence * percent) / 100);
  return {
    board: isWithBoard ? share(board, shares.boardReturns) : board,
    centre: share(price - board, shares.centreReturns),
  };
}
