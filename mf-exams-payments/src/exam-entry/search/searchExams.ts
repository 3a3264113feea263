import {
  type Campus,
  type ExamChoice,
  type OfferedOption,
  type OfferedSeries,
  type OfferedSubject,
  surchargeOf,
} from '@forms/shared/contract';

/** An exam that can be entered: its choices in every step, what it costs, in pence, and until when. */
export interface Offer extends Pick<OfferedOption, 'price' | 'boardFee'>, Omit<OfferedSeries, 'id' | 'name'> {
  choice: ExamChoice;
  /** What the stage of today adds to the price. */
  surcharge: number;
}

/** What a stage adds to the price of an exam, in pence. */
export function surchargeIn(stage: OfferedSeries['stage'], { boardFee }: Pick<OfferedOption, 'boardFee'>): number {
  const { board, centre } = surchargeOf(stage, boardFee);
  return board + centre;
}

/** Offers by their words, so that a key typed looks at words and not at offers. */
export interface ExamIndex {
  offers: readonly Offer[];
  /** The places of the offers that a word leads to. */
  placesOf: ReadonlyMap<string, readonly number[]>;
}

/** What decides between exams that are as good as each other. */
interface Wanted {
  seriesId?: string | undefined;
  campus: Campus;
}

/** Offers of one subject at one level. */
export interface OfferGroup {
  title: string;
  offers: Offer[];
}

/** A subject with its level, as `GCSE Mathematics`. */
export const subjectAt = ({ level, subject }: ExamChoice): string => `${level.title} ${subject.name}`;

/** What people say for words of the catalogue, in English and Portuguese, beside every beginning of them: bio, chem. */
const synonyms: Record<string, readonly string[]> = {
  alevel: ['a2', 'gce'],
  aslevel: ['as', 'gce'],
  'international gcse': ['igcse'],
  'international alevel': ['ial'],
  'cambridge international': ['cie', 'caie'],
  mathematics: ['maths', 'matematica'],
  'further mathematics': ['fm'],
  'further pure mathematics': ['fpm'],
  'additional mathematics': ['addmaths'],
  'religious studies': ['rs', 're'],
  'computer science': ['cs', 'computing', 'informatica'],
  'information and communication technology': ['ict', 'it'],
  'combined science': ['double', 'dual'],
  'english as a second language': ['esl'],
  politics: ['government'],
  summer: ['verao'],
  autumn: ['outono'],
  january: ['janeiro'],
  art: ['arte'],
  biology: ['biologia'],
  business: ['gestao'],
  chemistry: ['quimica'],
  economics: ['economia'],
  english: ['ingles'],
  french: ['frances'],
  geography: ['geografia'],
  german: ['alemao'],
  history: ['historia'],
  physics: ['fisica'],
  portuguese: ['portugues'],
  psychology: ['psicologia'],
  spanish: ['espanhol'],
};

/** Words that tell no exam from another. */
const passedOver: ReadonlySet<string> = new Set([
  ...['and', 'as', 'by', 'for', 'in', 'of', 'the', 'exam', 'exams'],
  ...['de', 'e', 'exame', 'exames'],
]);

const COMBINING_MARKS = /\p{M}/gu;

/** The words of a text, small and without accents; `A level`, `A-level` and `A levels` are one word, and so are AS levels. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replace(/\b(as?)[\s-]*levels?\b/g, '$1level')
    .replace(/\b(i?gcse)s\b/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A code as one word however it is written: `8300/1F` is `83001f`. */
const codeWord = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Every exam of the catalogue, an option in a series each, those of one option together. */
const offersOf = (catalogue: readonly OfferedSubject[]): Offer[] =>
  catalogue.flatMap(({ level, board, subject, series, options }) =>
    options.flatMap(({ price, boardFee, ...option }) =>
      series.map(({ id, name, ...dates }) => ({
        choice: { series: { id, name }, level, board, subject, option },
        ...{ price, boardFee, surcharge: surchargeIn(dates.stage, { boardFee }) },
        ...dates,
      })),
    ),
  );

/** The words that lead to a text: its own, and what people say for them. */
function wordsFor(text: string): string[] {
  const own = wordsOf(text);
  const phrase = ` ${own.join(' ')} `;
  const said = Object.entries(synonyms).flatMap(([name, others]) => (phrase.includes(` ${name} `) ? others : []));
  return [...own.filter((word) => !passedOver.has(word)), ...said];
}

/** Makes the catalogue ready to be searched. */
export function indexExams(catalogue: readonly OfferedSubject[]): ExamIndex {
  const offers = offersOf(catalogue);
  const known = new Map<string, string[]>();
  const wordsOnce = (text: string) => known.get(text) ?? known.set(text, wordsFor(text)).get(text) ?? [];
  const placesOf = new Map<string, number[]>();
  offers.forEach(({ choice: { level, board, subject, option, series } }, place) => {
    const names = [level.title, board.title, subject.name, option.name, series.name].flatMap(wordsOnce);
    for (const word of new Set([...names, codeWord(subject.code), codeWord(option.code)])) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  });
  return { offers, placesOf };
}

/** How well a word of the catalogue is met: whole, as far as it is typed, or with a slip. */
const WHOLE = 3;
const BEGUN = 2;
const SLIPPED = 1;

/** A shorter word with a slip could be any other; a wrong figure in a code is another exam. */
const canSlip = (typed: string): boolean => typed.length >= 4 && !/\d/.test(typed);

/** Whether a word begins as typed but for one letter too many, missing, wrong or changed with the next. */
function beginsWithSlip(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const goesOn = (wordFrom: number, typedFrom: number) => word.startsWith(typed.slice(typedFrom), wordFrom);
  const isSwapped = word[at] === typed[at + 1] && word[at + 1] === typed[at];
  return (isSwapped && goesOn(at + 2, at + 2)) || goesOn(at + 1, at + 1) || goesOn(at, at + 1) || goesOn(at + 1, at);
}

/** How well each offer is met by one word; 0 is not at all. A slip is looked for only where nothing begins as typed. */
function scoresOf({ offers, placesOf }: ExamIndex, typed: string): Uint8Array {
  const scores = new Uint8Array(offers.length);
  const give = (score: number, isMet: (word: string) => boolean) => {
    let found = false;
    for (const [word, places] of placesOf) {
      if (!isMet(word)) continue;
      found = true;
      for (const place of places) scores[place] = Math.max(scores[place] ?? 0, word === typed ? WHOLE : score);
    }
    return found;
  };
  if (!give(BEGUN, (word) => word.startsWith(typed)) && canSlip(typed)) {
    give(SLIPPED, (word) => beginsWithSlip(word, typed));
  }
  return scores;
}

/** The offers that every word leads to, with how well they are met in all. */
function offersMet(index: ExamIndex, words: readonly string[], wanted: Wanted) {
  const scores = words.map((word) => scoresOf(index, word));
  const met: { offer: Offer; score: number }[] = [];
  index.offers.forEach((offer, place) => {
    let sum = 0;
    for (const each of scores) {
      const score = each[place];
      if (!score) return;
      sum += score;
    }
    met.push({ offer, score: sum + rank(offer, wanted) });
  });
  return met;
}

/**
 * The exams that every word of a text leads to, in any order of its words: how many there are, and the first `most` of
 * them, the best first and those of a subject together. Of exams as good as each other those that are sat at `campus`
 * come first, and among them those of `seriesId`.
 * No words find nothing.
 */
export function searchExams(
  index: ExamIndex,
  text: string,
  { most, ...wanted }: Wanted & { most: number },
): { count: number; groups: OfferGroup[] } {
  const words = wordsOf(text).filter((word) => !passedOver.has(word) || index.placesOf.has(word));
  if (words.length === 0) return { count: 0, groups: [] };
  // Sorting is stable: what is as good as another stays in the catalogue's order.
  const met = offersMet(index, words, wanted).sort((one, other) => other.score - one.score);

  const groups = new Map<string, OfferGroup>();
  for (const { offer } of met.slice(0, most)) {
    const title = subjectAt(offer.choice);
    const group = groups.get(title) ?? { title, offers: [] };
    group.offers.push(offer);
    groups.set(title, group);
  }
  return { count: met.length, groups: [...groups.values()] };
}

/** Less than one between exams that are met as well: the plainer subject first, then what is sat here, then the series wanted. */
const rank = ({ choice: { subject, series }, campuses }: Offer, { seriesId, campus }: Wanted): number =>
  0.1 / subject.name.split(' ').length + (campuses.includes(campus) ? 0.01 : 0) + (series.id === seriesId ? 0.001 : 0);
