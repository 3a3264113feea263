import { type SellerOfCampus, shownDay } from '@forms/shared/contract';

/** By whom details of a seller were set, and when. */
export const setSaid = ({ changedBy, changedAt }: Pick<SellerOfCampus, 'changedBy' | 'changedAt'>): string =>
  changedBy && changedAt ? `Set by ${changedBy}, ${shownDay(changedAt.slice(0, 10))}` : '';
