import type { FieldType } from '../field';

/** Field types by what their answer is, for what fits them. */
export const texts: readonly FieldType[] = ['input', 'textarea', 'email', 'html'];
export const manyChoices: readonly FieldType[] = ['multi-select', 'multi-checkbox', 'multi-toggle'];
export const choices: readonly FieldType[] = ['select', 'multi-radio', ...manyChoices];
export const yesOrNo: readonly FieldType[] = ['bool', 'checkbox', 'privacy'];
export const rows: readonly FieldType[] = ['form', 'form-exams-api', 'uploader'];
export const headings: readonly FieldType[] = ['header', 'section'];

export const isOne = (types: readonly FieldType[], type: string): boolean =>
  (types as readonly string[]).includes(type);
