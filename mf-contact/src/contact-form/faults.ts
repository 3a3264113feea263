import { CONTACT_LIMITS } from '@forms/shared/contract';
import { type Answers, questions } from './questions';

export type Fault = 'required' | 'tooLong';

/** What is wrong with the answers, in the form's order: a required one that is only white space, one that is too long. */
export function faultsOf(answers: Answers): Map<keyof Answers, Fault> {
  const faults = new Map<keyof Answers, Fault>();
  for (const { name, required } of questions) {
    const { length } = answers[name].trim();
    if (required && length === 0) faults.set(name, 'required');
    else if (length > CONTACT_LIMITS[name]) faults.set(name, 'tooLong');
  }
  return faults;
}
