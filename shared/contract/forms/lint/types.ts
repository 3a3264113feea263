import type { FieldType } from '../field';

/** Field types by what their answer is, for what fits them. */
export const texts: readonly FieldType[] = ['input', 'textarea', 'email', 'html'];
export const manyChoices: readonly FieldType[] = ['multi-select', 'multi-checkbox', 'multi-toggle'];
export const choices: readonly FieldType[] = ['select', 'multi-radio', ...manyChoices];
export const yesOrNo: readonly FieldType[] = ['bool', 'checkbox', 'privacy'];
export const rows: readonly FieldType[] = ['form', 'form-exams-api', 'uploader'];
export const headings: readonly FieldType[] = ['header', 'section'];
/** Types whose answer is typed, formatted text aside. */
export const typed: readonly FieldType[] = ['input', 'textarea', 'email', 'date', 'time'];
/** Types whose answer is one text, and so can be the same as another. */
export const comparableTypes: readonly FieldType[] = [...typed, 'select', 'multi-radio'];

export const isOne = (types: readonly FieldType[], type: string): boolean =>
  (types as readonly string[]).includes(type);
