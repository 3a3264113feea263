import {
  boards,
  formatPence,
  type ListedOffer,
  levels,
  offerKinds,
  placesSaid,
  shortDay,
} from '@forms/shared/contract';
import type { Column, Filter } from '@forms/shared/platform/ui/list';

const pounds = (key: string, title: string, of: (offer: ListedOffer) => number | null): Column<ListedOffer> => ({
  ...{ key, title, value: of, align: 'end', width: 150 },
  text: (offer) => {
    const pence = of(offer);
    return pence === null ? '' : formatPence(pence);
  },
});

/** What a candidate is asked for an offer before any stage adds to it, in pence. */
export const priceOf = ({ boardFee, centreCharge }: Pick<ListedOffer, 'boardFee' | 'centreCharge'>): number =>
  (boardFee ?? 0) + centreCharge;

/** Of an offer that nobody has set since the site began. */
const AS_BEGUN = 'As the site began';

export const offerColumnsShown: readonly Column<ListedOffer>[] = [
  { key: 'subject', title: 'Subject', value: ({ subject }) => subject, width: 220, wrap: true },
  { key: 'code', title: 'Code', value: ({ code }) => code, width: 100 },
  { key: 'name', title: 'Option', value: ({ name }) => name, width: 220, wrap: true },
  { key: 'level', title: 'Level', value: ({ level }) => levels[level], width: 160 },
  { ...pounds('price', 'Price', priceOf), width: 110 },
  { key: 'board', title: 'Board', value: ({ board }) => boards[board], width: 210 },
  pounds('boardFee', 'Board fee', ({ boardFee }) => boardFee),
  pounds('centreCharge', 'Centre charge', ({ centreCharge }) => centreCharge),
  { key: 'capacity', title: 'Places', value: ({ capacity }) => capacity, align: 'end', width: 90 },
  { key: 'campuses', title: 'Where', value: ({ campuses }) => placesSaid(campuses), width: 170, wrap: true },
  { key: 'papers', title: 'Papers', value: ({ papers }) => papers.join(', '), width: 240, wrap: true },
  {
    ...{ key: 'changedAt', title: 'Changed', value: ({ changedAt }) => changedAt, width: 240, wrap: true },
    text: ({ changedBy, changedAt }) =>
      changedBy && changedAt ? `${changedBy}, ${shortDay(changedAt.slice(0, 10))}` : AS_BEGUN,
  },
];

export const offerFilters: readonly Filter<ListedOffer>[] = [
  { key: 'level', label: 'Level', of: ({ level }) => levels[level], order: Object.values(levels) },
  { key: 'board', label: 'Board', of: ({ board }) => boards[board], order: Object.values(boards) },
  { key: 'kind', label: 'Kind', of: ({ kind }) => offerKinds[kind], order: Object.values(offerKinds) },
  { key: 'source', label: 'Set by', of: ({ changedBy }) => (changedBy === null ? AS_BEGUN : 'Staff') },
];
