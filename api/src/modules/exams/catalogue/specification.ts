/** The levels of qualification that the centre enters candidates for, in the order that people choose from. */
export const levels = {
  gcse: 'GCSE',
  igcse: 'International GCSE',
  as: 'AS level',
  alevel: 'A level',
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

export const paperTypes = ['Written', 'Practical', 'Speaking', 'Coursework', 'Endorsement'] as const;
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

/**
 * A paper as the lists write it: the end of its code, its name, and in square brackets its type where it isn't
 * written: `04 Coursework on a chosen text [Coursework]`.
 */
export type PaperLine = string;
type OptionLines = { letters: string; name: string; papers: PaperLine[] }[];

/** A specification that everyone sits in the same way. */
export const whole = (...papers: PaperLine[]): OptionLines => [{ letters: '', name: 'All papers', papers }];

/** Foundation and Higher, with papers of the same names; `codes` end in F and H. */
export const tiers = (...papers: PaperLine[]): OptionLines =>
  [
    { letters: 'F', name: 'Foundation tier' },
    { letters: 'H', name: 'Higher tier' },
  ].map((tier) => ({
    ...tier,
    papers: papers.map((line) => line.replace(/^\S+/, (code) => code + tier.letters)),
  }));

/** Papers that all candidates sit, and by the choice's letters its name and the papers that it adds. */
export const choices = (
  common: PaperLine[],
  routes: Record<string, readonly [name: string, ...papers: PaperLine[]]>,
): OptionLines =>
  Object.entries(routes).map(([letters, [name, ...own]]) => ({ letters, name, papers: [...common, ...own] }));

/** Writes specifications of one board; `paperCode` makes a whole paper code from the specification's and the paper's end. */
export const specificationsOf =
  (board: BoardId, paperCode: (specification: string, end: string) => string) =>
  (level: LevelId, code: string, name: string, lines: OptionLines): Specification => {
    const papers = new Map<string, Paper>();
    const options = lines.map((option) => ({
      code: code + option.letters,
      name: option.name,
      paperCodes: option.papers.map((line) => {
        const paper = readPaper(line, (end) => paperCode(code, end));
        papers.set(paper.code, paper);
        return paper.code;
      }),
    }));
    return { board, level, code, name, papers: [...papers.values()], options };
  };

function readPaper(line: PaperLine, codeOf: (end: string) => string): Paper {
  const [, end, name, type = 'Written'] = /^(\S+) (.+?)(?: \[(\w+)\])?$/.exec(line) ?? [];
  const known = paperTypes.find((each) => each === type);
  if (end === undefined || name === undefined || known === undefined) throw new Error(`Not a paper: “${line}”`);
  return { code: codeOf(end), name, type: known };
}
