import { type FieldType, typesAnswering } from '../fieldTypes';

/** Field types by what their answer is, for what fits them. */
export const texts = typesAnswering('text', 'richText');
export const dates = typesAnswering('date');
export const manyChoices = typesAnswering('choices');
export const choices = typesAnswering('choice', 'choices');
export const yesOrNo = typesAnswering('yesOrNo');
export const rows = typesAnswering('rows', 'exams', 'files');
export const headings = typesAnswering('none');
/** Types whose answer is typed, formatted text aside. */
export const typed = typesAnswering('text', 'date', 'time');
/** Types whose answer is one text, and so can be the same as another. */
export const comparableTypes = typesAnswering('text', 'date', 'time', 'choice');

export const isOne = (types: readonly FieldType[], type: string): boolean =>
  (types as readonly string[]).includes(type);
