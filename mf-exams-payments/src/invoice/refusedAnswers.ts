import { errorAnswer, type FieldError } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';

/** The fields that a submission was refused for; undefined where it failed for anything else. */
export function refusedAnswers(error: unknown): FieldError[] | undefined {
  const errors = answerIn(error, errorAnswer)?.errors?.filter((each) => 'field' in each);
  return errors?.length ? errors : undefined;
}
