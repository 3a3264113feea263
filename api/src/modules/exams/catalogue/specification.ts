import type { BoardId, LevelId, OfferKind, PaperTier, PaperType } from '@forms/shared/contract';

export interface Paper {
  /** As the board writes it: `8300/1F`. */
  code: string;
  name: string;
  type: PaperType;
  tier: PaperTier | null;
}

/** One way to sit a specification: a tier, a route or a choice of topics, and exactly the papers that make it up. */
export interface EntryOption {
  /** The board's entry code where it has one, as `8300F`; else the specification's code and the choice's letters. */
  code: string;
  name: string;
  kind: OfferKind;
  paperCodes: string[];
  /** In pence: what the board asks for the entry, a part of the price. */
  boardFee: number;
  /** In pence: the board's fee and the centre's charge for each paper. */
  price: number;
}

/** What a candidate can be entered for. A code may stand at two levels: Cambridge's 9709 is AS and A level. */
export interface Specification {
  board: BoardId;
  level: LevelId;
  code: string;
  name: string;
  papers: Paper[];
  options: EntryOption[];
}
