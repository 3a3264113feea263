import { EXAM_ENTERED_ALREADY, type ExamEntry, isEitherOr, type OfferedSubject } from '@forms/shared/contract';
import { say } from '../words/say';

type Catalogue = readonly OfferedSubject[];

/** What the catalogue says of an exam that is entered; undefined where it is not on offer. */
function offeredOf(catalogue: Catalogue, { formData: choice }: ExamEntry) {
  for (const { series, options } of catalogue) {
    const option = options.find(({ id }) => id === choice.option.id);
    if (option && series.some(({ id }) => id === choice.series.id)) return { choice, kind: option.kind };
  }
  return undefined;
}

/** Why an exam cannot be entered beside others; undefined where it can, as far as the catalogue is known. */
export function refusalOf(
  entry: ExamEntry,
  others: readonly ExamEntry[],
  catalogue: Catalogue = [],
): string | undefined {
  if (others.some(({ examId }) => examId === entry.examId)) return say(EXAM_ENTERED_ALREADY);
  const offer = offeredOf(catalogue, entry);
  if (!offer) return undefined;
  const instead = others.find((other) => {
    const entered = offeredOf(catalogue, other);
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
export const refusalsOf = (entries: readonly ExamEntry[], catalogue: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry, at) => {
      const refusal = offeredOf(catalogue, entry)
        ? refusalOf(entry, entries.slice(0, at), catalogue)
        : say('This exam cannot be entered any more. Please delete it or choose another.');
      return refusal ? [[entry.id, refusal]] : [];
    }),
  );
