import type { BoardId, EntryOption, LevelId, PaperType, Specification } from './specification';

/** What each board asks for an entry, in pence: typical of the lists that they publish each year. */
const boardFees: Record<BoardId, Partial<Record<LevelId, number>>> = {
  aqa: { gcse: 4995, as: 6460, alevel: 11_505 },
  edexcel: { gcse: 5090, igcse: 7150, as: 6720, alevel: 12_240 },
  ocr: { gcse: 5125, as: 6850, alevel: 12_175 },
  eduqas: { gcse: 4840, alevel: 11_620 },
  cambridge: { igcse: 10_950, as: 10_420, alevel: 17_860 },
};

/** Specifications worth two certificates, for which a board asks twice its fee. */
const doubleAwards = new Set(['8464', '1SC0', 'J250', '4SD0']);

/** What the centre asks for holding each paper, in pence. */
const paperCharges: Record<PaperType, number> = {
  Written: 7500,
  Practical: 14_500,
  Speaking: 12_000,
  Coursework: 16_500,
  Endorsement: 0,
};
/** A written paper in the subjects that fill a whole hall. */
const LARGE_HALL_CHARGE = 6000;
const largeHall = new Set([
  'Mathematics',
  'Mathematics A',
  'English Language',
  'English Language A',
  'First Language English',
]);

/** What an entry costs, in whole pence: the board's fee and the centre's charge for each of the option's papers. */
export function priceOf(specification: Specification, option: EntryOption): number {
  const { board, level, code, name, papers } = specification;
  const fee = boardFees[board][level];
  if (fee === undefined) throw new Error(`${board} has no fee for ${level}`);
  const inLargeHall = (level === 'gcse' || level === 'igcse') && largeHall.has(name);
  const charges = papers
    .filter((paper) => option.paperCodes.includes(paper.code))
    .map((paper) => (paper.type === 'Written' && inLargeHall ? LARGE_HALL_CHARGE : paperCharges[paper.type]));
  return charges.reduce((total, charge) => total + charge, fee * (doubleAwards.has(code) ? 2 : 1));
}
