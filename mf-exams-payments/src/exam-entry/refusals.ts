import {
  type Campus,
  campusNamed,
  EXAM_ENTERED_ALREADY,
  type ExamEntry,
  isEitherOr,
  isSatAt,
  type OfferedSubject,
  placesSaid,
} from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

/** What exams are entered by: what is on offer, as far as that is known, and where the candidate wants to sit them. */
interface Terms {
  catalogue: readonly OfferedSubject[] | undefined;
  campus: Campus | undefined;
}

/** What the catalogue says of an exam that is entered; undefined where it is not on offer. */
function offeredOf({ catalogue = [] }: Terms, { formData: choice }: ExamEntry) {
  for (const { series, options } of catalogue) {
    const option = options.find(({ id }) => id === choice.option.id);
    const dates = series.find(({ id }) => id === choice.series.id);
    if (option && dates) return { choice, kind: option.kind, campuses: dates.campuses };
  }
  return undefined;
}

/** Why an exam cannot be entered beside others; undefined where it can, as far as that is known. */
export function refusalOf(entry: ExamEntry, others: readonly ExamEntry[], terms: Terms): string | undefined {
  if (others.some(({ examId }) => examId === entry.examId)) return say(EXAM_ENTERED_ALREADY);
  const offer = offeredOf(terms, entry);
  if (!offer) return undefined;
  const { campus } = terms;
  if (campus && !isSatAt(offer.campuses, campus)) {
    return say('{where} Choose an exam that is sat in {campus}, or change where the exams will be sat.', {
      where: placesSaid(offer.campuses, language()),
      campus: campusNamed(campus, language()),
    });
  }
  const instead = others.find((other) => {
    const entered = offeredOf(terms, other);
    return entered && isEitherOr(offer, entered);
  });
  if (!instead) return undefined;
  const { subject, option } = instead.formData;
  return say(
    '{exam} is in your list already. Only one tier or set of papers of a subject can be entered in a series: please keep one of the two.',
    { exam: `${subject.name} (${option.code})` },
  );
}

/** Why exams of a list cannot be entered, by their rows: a draft may hold what was possible when it was kept. */
export const refusalsOf = (entries: readonly ExamEntry[], terms: Terms): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry, at) => {
      const refusal = offeredOf(terms, entry)
        ? refusalOf(entry, entries.slice(0, at), terms)
        : say('This exam cannot be entered any more. Please delete it or choose another.');
      return refusal ? [[entry.id, refusal]] : [];
    }),
  );
