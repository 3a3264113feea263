import { CONTACT_LIMITS } from '@forms/shared/contract';
import { type Answers, questions } from './questions';

export type AnswerError = 'required' | 'tooLong';

/** What is wrong with the answers, in the form's order: a required one that is only white space, one that is too long. */
export function errorsOf(answers: Answers): Map<keyof Answers, AnswerError> {
  const errors = new Map<keyof Answers, AnswerError>();
  for (const { name, required } of questions) {
    const { length } = answers[name].trim();
    if (required && length === 0) errors.set(name, 'required');
    else if (length > CONTACT_LIMITS[name]) errors.set(name, 'tooLong');
  }
  return errors;
}
