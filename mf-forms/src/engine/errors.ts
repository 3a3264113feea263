import { errorAnswer, type FieldError, type FieldModel, fieldError } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import type { FormEngine } from './formEngine';
import { placed } from './formValidator';

/** A try to go on that was refused; a new object each time. The fields among which the summary looks for errors. */
export interface Attempt {
  fields: readonly FieldModel[];
}

/** What the server said is wrong with which answers, in a call that failed. */
export const errorsIn = (error: unknown): FieldError[] =>
  answerIn(error, errorAnswer)?.errors?.flatMap((each) => fieldError.safeParse(each).data ?? []) ?? [];

/** Shows the server's errors at their fields; an error in a sub-table's row at the table. */
export function refuseAll({ model, store }: FormEngine, errors: readonly FieldError[]): void {
  for (const { page, field: path, message } of errors) {
    const field = model.nodes.get(`${page}.${path.split('.')[0]}`);
    if (field && 'rules' in field) store.refuse(field, placed(field, path, message));
  }
}
