/** The levels of qualification that the centre enters candidates for, in the order that people choose from. */
export const levels = {
  gcse: 'GCSE',
  igcse: 'International GCSE',
  as: 'AS level',
  alevel: 'A level',
  ial: 'International A level',
} as const;
export type LevelId = keyof typeof levels;

/** The awarding bodies, by the name that stands on their certificates. */
export const boards = {
  aqa: 'AQA',
  edexcel: 'Pearson Edexcel',
  ocr: 'OCR',
  eduqas: 'WJEC Eduqas',
  cambridge: 'Cambridge International',
} as const;
export type BoardId = keyof typeof boards;

/** What is handed in for a cash-in is nothing: it asks the board for the grade of units that were sat. */
export const paperTypes = ['Written', 'Practical', 'Speaking', 'Coursework', 'Endorsement', 'Cash-in'] as const;
export type PaperType = (typeof paperTypes)[number];

export interface Paper {
  /** As the board writes it: `8300/1F`. */
  code: string;
  name: string;
  type: PaperType;
}

/** One way to sit a specification: a tier, a route or a choice of topics, and exactly the papers that make it up. */
export interface EntryOption {
  /** The board's entry code where it has one, as `8300F`; else the specification's code and the choice's letters. */
  code: string;
  name: string;
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
