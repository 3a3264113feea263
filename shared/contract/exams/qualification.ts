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

/** The tier that a paper is of, where its subject has some. */
export const paperTiers = {
  foundation: 'Foundation',
  higher: 'Higher',
  core: 'Core',
  extended: 'Extended',
} as const;
export type PaperTier = keyof typeof paperTiers;

/** How an option differs from the others of its subject. A unit counts towards a grade that a cash-in code asks for. */
export const offerKinds = {
  whole: 'All papers',
  tier: 'Tier',
  route: 'Route',
  unit: 'Unit',
  'cash-in': 'Cash-in',
} as const;
export type OfferKind = keyof typeof offerKinds;

/** The keys of a table of words, for a schema of them. */
export const keysOf = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as [K, ...K[]];
