import { formatPence } from '../money/money';
import { campusNames } from '../product';
import { shortDay } from '../time';
import type { Difference, Offer, OfferPaper, Sitting } from './offer';
import { boards, levels, offerKinds, paperTiers } from './qualification';

/** What a file has in a cell: sums in pounds, what is not there as nothing. */
type Cell = string | number;

/** A column of a table of offers or of papers. `title` names it in files and in what is said of a change. */
export interface TableColumn<Row, Key extends string = string> {
  key: Key;
  title: string;
  cell(row: Row): Cell;
  /** What people read in its place. */
  said?(row: Row): string;
}

const inPounds = (pence: number | null): Cell => (pence === null ? '' : pence / 100);
const said = (pence: number | null): string => (pence === null ? '' : formatPence(pence));

/** By what an offer is known; they never change. */
const identityColumns = [
  { key: 'board', title: 'Board', cell: ({ board }) => boards[board] },
  { key: 'level', title: 'Level', cell: ({ level }) => levels[level] },
  { key: 'specification', title: 'Specification', cell: ({ specification }) => specification },
] as const satisfies readonly TableColumn<Offer>[];

/** An offer a row, without what each paper is. */
export const offerColumns = [
  ...identityColumns,
  { key: 'subject', title: 'Subject', cell: ({ subject }) => subject },
  { key: 'code', title: 'Code', cell: ({ code }) => code },
  { key: 'name', title: 'Option', cell: ({ name }) => name },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => offerKinds[kind] },
  {
    key: 'papers',
    title: 'Papers',
    cell: ({ papers }) =>
      papers
        .map(({ code }) => code)
        .sort()
        .join(' '),
  },
  {
    ...{ key: 'boardFee', title: 'Board fee', cell: ({ boardFee }) => inPounds(boardFee) },
    said: ({ boardFee }) => said(boardFee),
  },
  {
    ...{ key: 'centreCharge', title: 'Centre charge', cell: ({ centreCharge }) => inPounds(centreCharge) },
    said: ({ centreCharge }) => said(centreCharge),
  },
  { key: 'capacity', title: 'Places', cell: ({ capacity }) => capacity ?? '' },
  { key: 'years', title: 'Age', cell: ({ age }) => age?.years ?? '' },
  { key: 'on', title: 'Age on', cell: ({ age }) => age?.on ?? '' },
  {
    key: 'campuses',
    title: 'Campuses',
    cell: ({ campuses }) => campuses.map((campus) => campusNames[campus]).join(', '),
  },
] as const satisfies readonly TableColumn<Offer>[];
export type OfferColumn = (typeof offerColumns)[number]['key'];

/** A paper with the offer that it is read from. */
export interface PaperOf {
  offer: Offer;
  paper: OfferPaper;
}

const sittingText = ({ on, session }: Sitting): string => `${on} ${session}`;

/** A paper a row. */
export const paperColumns = [
  ...identityColumns.map(({ key, title, cell }) => ({ key, title, cell: ({ offer }: PaperOf) => cell(offer) })),
  { key: 'code', title: 'Paper', cell: ({ paper }) => paper.code },
  { key: 'name', title: 'Title', cell: ({ paper }) => paper.name },
  { key: 'type', title: 'Type', cell: ({ paper }) => paper.type },
  { key: 'tier', title: 'Tier', cell: ({ paper: { tier } }) => (tier ? paperTiers[tier] : '') },
  { key: 'minutes', title: 'Minutes', cell: ({ paper }) => paper.minutes ?? '' },
  { key: 'sittings', title: 'Sat on', cell: ({ paper }) => paper.sittings.map(sittingText).join('; ') },
] as const satisfies readonly TableColumn<PaperOf>[];
export type PaperColumn = (typeof paperColumns)[number]['key'];

/** When a paper is sat, as `17 May 2027 pm`. */
export const sittingSaid = ({ on, session }: Sitting): string => `${shortDay(on)} ${session}`;

/** What is said of a paper, as `Mechanics: Written, 90 minutes, 17 May 2027 pm`. */
export function paperSaid({ name, type, tier, minutes, sittings }: OfferPaper): string {
  const parts = [type, tier && paperTiers[tier], minutes && `${minutes} minutes`, ...sittings.map(sittingSaid)];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}

/** Each column of an offer in words, and each of its papers; of none there is nothing. */
function wordsOf(offer: Offer | null): Map<string, string> {
  if (!offer) return new Map();
  const columns: readonly TableColumn<Offer>[] = offerColumns;
  return new Map([
    ...columns.map(({ title, cell, said }): [string, string] => [title, said ? said(offer) : String(cell(offer))]),
    ...offer.papers.map((paper): [string, string] => [`Paper ${paper.code}`, paperSaid(paper)]),
  ]);
}

/** What differs between an offer and what it was or is to be, by column, in the table's order. */
export function differences(before: Offer | null, after: Offer | null): Difference[] {
  const [old, current] = [wordsOf(before), wordsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((column) => {
    const [was, is] = [old.get(column) ?? '', current.get(column) ?? ''];
    return was === is ? [] : [{ column, before: was, after: is }];
  });
}

/** An offer as people name it: `AQA GCSE Mathematics (8300H)`. */
export const offerSaid = ({ board, level, subject, code }: Pick<Offer, 'board' | 'level' | 'subject' | 'code'>) =>
  `${boards[board]} ${levels[level]} ${subject} (${code})`;
