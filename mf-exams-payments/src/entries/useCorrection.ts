import {
  type Candidate,
  candidateChanged,
  candidateLabels,
  candidateTooYoung,
  type ExamCandidate,
  keysOf,
  tooYoungFor,
} from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { useState } from 'react';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { entryCalls } from './entryCalls';
import { readCorrection } from './readCorrection';

/** A candidate as they were seen, and as they are to be. */
interface Correction {
  seen: ExamCandidate;
  candidate: Candidate;
  /** Somebody else was first: what was seen is theirs. */
  isOverTheirs: boolean;
}

/** Corrects the candidate of an application: what is typed over what is stored, until that is saved. */
export function useCorrection(enquiryId: string) {
  const { data, isFetching, error } = entryCalls.useExamsCandidateQuery(
    { params: { id: enquiryId } },
    { refetchOnMountOrArgChange: true },
  );
  const [correct] = entryCalls.useExamsCorrectCandidateMutation();
  const [seen, setSeen] = useState<ExamCandidate>();
  const [isOverTheirs, setOverTheirs] = useState(false);
  const [typed, setTyped] = useState<Partial<Candidate>>({});
  const [reason, setReason] = useState('');
  // What is wrong is said once a field was left, or all of them were to be saved.
  const [left, setLeft] = useState<readonly string[]>([]);
  if (data && !isFetching && !seen) setSeen(data);

  const correction: Correction | undefined = seen && {
    ...{ seen, isOverTheirs, candidate: { ...seen.candidate, ...typed } },
  };
  const read =
    correction &&
    readCorrection(
      { version: correction.seen.version, candidate: correction.candidate, reason },
      correction.seen.candidate,
    );
  const wrong: FieldErrors = read && 'errors' in read ? read.errors : {};

  async function save(): Promise<FieldErrors | undefined> {
    setLeft([...keysOf(candidateLabels), 'reason']);
    if (!read || 'errors' in read) return wrong;
    // What stands above, before it is saved.
    const isTooYoung = seen && tooYoungFor(seen.ages, read.change.candidate.birthDate).length > 0;
    const body = { ...read.change, ...(isTooYoung && ({ despiteAge: true } as const)) };
    try {
      await correct({ params: { id: enquiryId }, body }).unwrap();
    } catch (failure) {
      // The catalogue asks by now what it did not when this was opened.
      setSeen((so) => answerIn(failure, candidateTooYoung)?.stored ?? so);
      const stored = answerIn(failure, candidateChanged)?.stored;
      if (stored) {
        setSeen(stored);
        setOverTheirs(true);
      }
      throw failure;
    }
    return undefined;
  }

  return {
    correction,
    error: seen ? undefined : error,
    save,
    reason: { value: reason, onChange: setReason, ...at('reason') },
    /** What an entry of this field takes. */
    entry: (field: keyof Candidate) => ({
      onChange: (value: string) => setTyped((so) => ({ ...so, [field]: value })),
      ...at(field),
    }),
  };

  function at(field: string) {
    return {
      error: left.includes(field) ? wrong[field] : undefined,
      onLeave: () => setLeft((so) => [...so, field]),
    };
  }
}
