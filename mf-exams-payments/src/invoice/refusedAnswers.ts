import { errorAnswer, type FieldFault } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';

/** The fields that a submission was refused for; undefined where it failed for anything else. */
export function refusedAnswers(error: unknown): FieldFault[] | undefined {
  const faults = answerIn(error, errorAnswer)?.errors?.filter((fault) => 'field' in fault);
  return faults?.length ? faults : undefined;
}
