import type { FieldDefinition, FormDefinition } from '@forms/shared/contract';
import { cleanText } from './cleanText';

/** A definition as it is kept: its HTML without what no text may hold. Labels and captions are words, and drawn as such. */
export const cleanDefinition = (form: FormDefinition): FormDefinition => ({
  ...form,
  pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(cleanField) })),
});

const cleanField = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  ...(field.html === undefined ? {} : { html: cleanText(field.html) }),
  ...(field.type === 'html' && typeof field.value === 'string' ? { value: cleanText(field.value) } : {}),
  ...(field.fields ? { fields: field.fields.map(cleanField) } : {}),
});
