import {
  errorAnswer,
  type FieldFault,
  type FieldModel,
  type FormValues,
  fieldFault,
  type PageModel,
} from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import type { FieldStore } from './fieldStore';
import type { FormEngine } from './formEngine';
import { placed } from './formValidator';

/** A try to go on that was refused; a new object each time. The fields among which the summary looks for errors. */
export interface Attempt {
  fields: readonly FieldModel[];
}

/** What the server said is wrong with which answers, in a call that failed. */
export const faultsIn = (error: unknown): FieldFault[] =>
  answerIn(error, errorAnswer)?.errors?.flatMap((fault) => fieldFault.safeParse(fault).data ?? []) ?? [];

/** Tells what is wrong on the pages up to the first that has faults, and answers that page. */
export function firstPageAtFault(store: FieldStore<FormValues>, pages: readonly PageModel[]): PageModel | undefined {
  return pages.find(({ fields }) => store.check(fields).length > 0);
}

/** Shows the server's faults at their fields; a fault in a sub-table's row at the table. */
export function refuseAll({ model, store }: FormEngine, faults: readonly FieldFault[]): void {
  for (const { page, field: path, message } of faults) {
    const field = model.nodes.get(`${page}.${path.split('.')[0]}`);
    if (field && 'rules' in field) store.refuse(field, placed(field, path, message));
  }
}
