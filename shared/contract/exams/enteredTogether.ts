import type { Campus } from '../product';
import type { ExamChoice } from './exam';
import type { OfferKind } from './qualification';

/** What of an exam decides beside which others it can be entered. */
interface EnteredExam {
  choice: Pick<ExamChoice, 'series' | 'subject'>;
  kind: OfferKind;
}

/** Units are sat beside each other, and what cashes them in stands beside them. */
const isPart = ({ kind }: EnteredExam) => kind === 'unit' || kind === 'cash-in';

/** Whether two exams are ways to the same grade in the same series, as two tiers of a subject are: nobody is entered for both. */
export const isEitherOr = (one: EnteredExam, other: EnteredExam): boolean =>
  one.choice.series.id === other.choice.series.id &&
  one.choice.subject.id === other.choice.subject.id &&
  !isPart(one) &&
  !isPart(other);

/** Whether what is sat at these campuses can be sat where a candidate wants to; a candidate who did not say where can. */
export const isSatAt = (sat: readonly Campus[], wanted: Campus | undefined): boolean =>
  wanted === undefined || sat.includes(wanted);
