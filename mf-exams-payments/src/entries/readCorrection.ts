import { type Candidate, type CandidateChange, candidateChange, candidateDoubts } from '@forms/shared/contract';
import type { FieldErrors } from '../dialog-form/fieldErrors';

/** A correction as it is sent, or what is wrong by field; `was` is the candidate as they were seen. */
export function readCorrection(
  typed: CandidateChange,
  was: Candidate,
): { change: CandidateChange } | { errors: FieldErrors } {
  const read = candidateChange.safeParse(typed);
  const issues = read.success ? [] : read.error.issues;
  const candidate = read.success ? read.data.candidate : typed.candidate;
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) errors[String(path.at(-1))] ??= message;
  for (const { path, message } of candidateDoubts(candidate, was)) errors[path] ??= message;
  if (Object.keys(errors).length > 0) return { errors };
  return read.success ? { change: read.data } : { errors };
}
