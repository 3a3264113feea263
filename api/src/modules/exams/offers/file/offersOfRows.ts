import {
  campuses,
  type Offer,
  type OfferColumn,
  type OfferPaper,
  offer,
  offerColumns,
  offerPaper,
  type PaperColumn,
  type PathError,
  paperColumns,
  type StoredOffer,
} from '@forms/shared/contract';
import { checkedBy } from '@forms/shared/contract/definitions';
import { idOfCode, idOfOffer, idOfSubject } from '../offerIds';
import { offerIn } from '../storedOffers';
import { type FileRow, type FileRows, problemAt } from './columnsOf';

/** What a file sets of the catalogue, and what of it cannot be. */
interface OffersSet {
  offers: Map<string, Offer>;
  /** The ids of those that have a row of their own. */
  named: ReadonlySet<string>;
  problems: string[];
}

interface KnownPaper {
  paper: OfferPaper;
  subjectId: string;
}

/**
 * The offers that a file's rows set, over the stored ones, retired ones too: what a row has no column for stays as it is. A
 * row of papers sets a paper in every offer that has it.
 */
export function offersOfRows(stored: readonly StoredOffer[], rows: FileRows): OffersSet {
  const problems = [...rows.problems];
  const known = new Map(stored.map((each) => [each.id, offerIn(each)]));
  const papers = knownPapers(stored);
  const set = papersSet(rows.papers, papers, problems);
  const allPapers = new Map([...papers, ...set]);
  const offers = new Map<string, Offer>();
  const placeOf = new Map<string, string>();
  const names = new Map<string, { subject: string; place: string }>();
  for (const row of rows.offers) {
    const id = idIn(row.values);
    if (id === undefined) continue;
    const twice = placeOf.get(id);
    if (twice) {
      problems.push(problemAt(`${row.place}, Code`, `${row.values.code ?? 'the offer'} stands at ${twice} already`));
      continue;
    }
    placeOf.set(id, row.place);
    const whole = known.has(id) ? undefined : known.get(idIn(withZeros(row.values)) ?? '');
    if (whole) {
      const problem = `the spreadsheet has taken the zeros of ${whole.code} away: format it as text`;
      problems.push(problemAt(`${row.place}, Code`, problem));
      continue;
    }
    const read = offerOf(row, known.get(id), allPapers);
    if ('problems' in read) {
      problems.push(...read.problems);
      continue;
    }
    const name = names.get(idOfSubject(read.offer));
    if (name && name.subject !== read.offer.subject)
      problems.push(problemAt(`${row.place}, Subject`, `is called ${name.subject} at ${name.place}`));
    names.set(idOfSubject(read.offer), { subject: read.offer.subject, place: row.place });
    offers.set(id, read.offer);
  }
  withPapers(stored, set, offers);
  return { offers, named: new Set(placeOf.keys()), problems };
}

/** Offers whose papers a file sets without naming them are set too. */
function withPapers(
  stored: readonly StoredOffer[],
  set: ReadonlyMap<string, KnownPaper>,
  offers: Map<string, Offer>,
): void {
  for (const each of stored) {
    const offer = offers.get(each.id) ?? offerIn(each);
    if (each.isRetired || !offer.papers.some(({ code }) => set.has(idOfCode(offer, code)))) continue;
    const papers = offer.papers.map((paper) => set.get(idOfCode(offer, paper.code))?.paper ?? paper);
    offers.set(each.id, { ...offer, papers });
  }
}

const knownPapers = (stored: readonly StoredOffer[]): Map<string, KnownPaper> =>
  new Map(
    stored.flatMap((offer) =>
      offer.papers.map((paper) => [idOfCode(offer, paper.code), { paper, subjectId: idOfSubject(offer) }] as const),
    ),
  );

/** The id that a row's board, level and code come to; undefined where one of them could not be read. */
function idIn({ board, level, code }: Partial<Record<'board' | 'level' | 'code', unknown>>): string | undefined {
  const read = offer.pick({ board: true, level: true, code: true }).safeParse({ board, level, code });
  return read.success ? idOfOffer(read.data) : undefined;
}

/** Cambridge's codes have four digits: 0455 is 455 once a spreadsheet has read it as a number. */
const withZeros = <V extends { code?: unknown }>(values: V): V => ({
  ...values,
  code: String(values.code).padStart(4, '0'),
});

function papersSet(
  rows: readonly FileRow<PaperColumn>[],
  known: ReadonlyMap<string, KnownPaper>,
  problems: string[],
): Map<string, KnownPaper> {
  const set = new Map<string, KnownPaper>();
  for (const { place, values } of rows) {
    const { board, level, specification, ...own } = values;
    const id = idIn(values);
    const subject = offer
      .pick({ board: true, level: true, specification: true })
      .safeParse({ board, level, specification });
    const before = id === undefined ? undefined : known.get(id);
    const read = checkedBy(offerPaper, { tier: null, minutes: null, sittings: [], ...before?.paper, ...own });
    if ('errors' in read) {
      problems.push(...problemsOf(place, read.errors, paperColumns));
    } else if (id === undefined || (!before && !subject.success)) {
      problems.push(problemAt(`${place}, Specification`, 'is needed for a paper that is not in the catalogue yet'));
    } else if (set.has(id)) {
      problems.push(problemAt(`${place}, Paper`, `${read.data.code} stands here twice`));
    } else {
      const subjectId = before?.subjectId ?? (subject.success ? idOfSubject(subject.data) : '');
      if (subject.success && subjectId !== idOfSubject(subject.data))
        problems.push(problemAt(`${place}, Specification`, `${read.data.code} is a paper of another subject`));
      set.set(id, { paper: read.data, subjectId });
    }
  }
  return set;
}

/** What a new offer is where its row does not say. */
const NEW = { kind: 'whole', boardFee: null, capacity: null, age: null, campuses: [...campuses] } as const;

function offerOf(
  { place, values }: FileRow<OfferColumn>,
  before: Offer | undefined,
  papers: ReadonlyMap<string, KnownPaper>,
): { offer: Offer } | { problems: string[] } {
  const { papers: codes, years, on, ...own } = values;
  const problems: string[] = [];
  const merged = { ...NEW, ...before, ...own };
  const age = { ...merged.age, ...('years' in values && { years }), ...('on' in values && { on }) };
  const read = checkedBy(offer, {
    ...merged,
    age: (age.years ?? null) === null && (age.on ?? null) === null ? null : age,
    ...(Array.isArray(codes) && {
      papers: codes.flatMap((code: string) => {
        const paper = papers.get(idOfCode(merged as Offer, code));
        if (!paper) problems.push(problemAt(`${place}, Papers`, `${code} is in neither the catalogue nor this file`));
        return paper ? [paper.paper] : [];
      }),
    }),
  });
  if ('errors' in read) return { problems: [...problems, ...problemsOf(place, read.errors, offerColumns)] };
  const { data } = read;
  if (before && idOfSubject(before) !== idOfSubject(data))
    problems.push(problemAt(`${place}, Specification`, `${before.code} belongs to ${before.specification}`));
  const foreign = data.papers.find(({ code }) => papers.get(idOfCode(data, code))?.subjectId !== idOfSubject(data));
  if (foreign) problems.push(problemAt(`${place}, Papers`, `${foreign.code} is a paper of another subject`));
  return problems.length > 0 ? { problems } : { offer: data };
}

/** What a schema found, by the titles of the columns. */
function problemsOf(
  place: string,
  errors: readonly PathError[],
  columns: readonly { key: string; title: string }[],
): string[] {
  const titleOf = (path: string) => {
    const [key = '', part = ''] = path.split('.');
    return columns.find((column) => column.key === (key === 'age' ? part : key))?.title ?? key;
  };
  return errors.map(({ path, message }) => problemAt(`${place}, ${titleOf(path)}`, message));
}
