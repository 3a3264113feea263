import {
  type BoardId,
  type Campus,
  campuses,
  type LevelId,
  type Offer,
  type OfferKind,
  type OfferPaper,
  offer,
  type PaperTier,
  type PaperType,
  type Sitting,
} from '@forms/shared/contract';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';

/** A paper as it is typed. */
export interface TypedPaper {
  code: string;
  name: string;
  type: PaperType;
  tier: PaperTier | '';
  minutes: string;
  sittings: readonly Sitting[];
}

/** An offer as it is typed: sums in pounds. What is empty is not there. */
export interface TypedOffer {
  board: BoardId;
  level: LevelId;
  specification: string;
  subject: string;
  code: string;
  name: string;
  kind: OfferKind;
  papers: readonly TypedPaper[];
  boardFee: string;
  centreCharge: string;
  capacity: string;
  years: string;
  on: string;
  campuses: readonly Campus[];
}

export const newPaper = (): TypedPaper => ({
  ...{ code: '', name: '', type: 'Written', tier: '', minutes: '', sittings: [] },
});

/** A time of a paper that is still to be said. */
export const newSitting = (): Sitting => ({ on: '', session: 'am' });

/** An offer that there is not yet, to be typed. */
export const newOffer = (): TypedOffer => ({
  ...{ board: 'aqa', level: 'gcse', specification: '', subject: '', code: '', name: 'All papers', kind: 'whole' },
  ...{ papers: [newPaper()], boardFee: '', centreCharge: '', capacity: '', years: '', on: '', campuses: [...campuses] },
});

const typedPaper = ({ tier, minutes, ...paper }: OfferPaper): TypedPaper => ({
  ...paper,
  tier: tier ?? '',
  minutes: minutes === null ? '' : String(minutes),
});

/** An offer to be typed over. */
export const typedOffer = ({ boardFee, centreCharge, capacity, age, papers, ...rest }: Offer): TypedOffer => ({
  ...rest,
  papers: papers.map(typedPaper),
  boardFee: boardFee === null ? '' : typedPounds(boardFee),
  centreCharge: typedPounds(centreCharge),
  capacity: capacity === null ? '' : String(capacity),
  years: age ? String(age.years) : '',
  on: age?.on ?? '',
});

/** NaN, which no number is, where something else is typed; null where nothing is. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The offer that was typed; what is wrong with it by its place, as `papers.1.code`, where it cannot be so. */
export function readOffer(typed: TypedOffer): { offer: Offer } | { errors: FieldErrors } {
  const { papers, boardFee, centreCharge, capacity, years, on, ...rest } = typed;
  const errors: Partial<Record<string, string>> = {};
  const read = offer.safeParse({
    ...rest,
    boardFee: boardFee.trim() === '' ? null : (readPounds(boardFee) ?? Number.NaN),
    centreCharge: readPounds(centreCharge) ?? Number.NaN,
    capacity: numberOf(capacity),
    age: years || on ? { years: numberOf(years) ?? Number.NaN, on } : null,
    papers: papers.map(({ tier, minutes, ...paper }) => ({ ...paper, tier: tier || null, minutes: numberOf(minutes) })),
  });
  for (const { path, message, code } of read.error?.issues ?? []) {
    const isSum = path[0] === 'boardFee' || path[0] === 'centreCharge';
    errors[path.join('.')] ??= isSum && code === 'invalid_type' ? POUNDS_WANTED : message;
  }
  return read.success && Object.keys(errors).length === 0 ? { offer: read.data } : { errors };
}
