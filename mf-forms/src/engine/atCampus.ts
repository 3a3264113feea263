import type { Campus, FieldDefinition, FormDefinition } from '@forms/shared/contract';

/** A form as it begins at a campus: with the answers of `valueAt` there. */
export const atCampus = (form: FormDefinition, campus: Campus): FormDefinition => ({
  ...form,
  pages: form.pages.map((page) => ({ ...page, fields: page.fields.map((field) => fieldAt(field, campus)) })),
});

function fieldAt(field: FieldDefinition, campus: Campus): FieldDefinition {
  if (!field.valueAt && !field.fields) return field;
  return {
    ...field,
    value: field.valueAt?.[campus] ?? field.value,
    fields: field.fields?.map((column) => fieldAt(column, campus)),
  };
}
