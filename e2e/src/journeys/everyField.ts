import type { FieldDefinition, FormDefinition } from '@forms/shared/contract';

const options = ['Maths', 'Physics', 'Chemistry'];

/** A field of every type, each of which must be answered, with an answer for showing it read-only. */
const everyField: (FieldDefinition & { value?: unknown })[] = [
  { name: 'intro', type: 'header', title: 'About you', text: 'Please answer all.', close: true },
  { name: 'part', type: 'section', title: 'Your name' },
  { name: 'input', type: 'input', label: 'Input', caption: 'As on the passport', value: 'Ada' },
  { name: 'textarea', type: 'textarea', label: 'Textarea', value: 'Two\nlines' },
  { name: 'email', type: 'email', label: 'Email', value: 'ada@example.com' },
  { name: 'date', type: 'date', label: 'Date', value: '2001-07-31' },
  { name: 'time', type: 'time', label: 'Time', value: '14:35' },
  { name: 'bool', type: 'bool', label: 'Bool', value: true },
  { name: 'checkbox', type: 'checkbox', label: 'Checkbox', value: true },
  { name: 'select', type: 'select', label: 'Select', options, value: 'Maths' },
  { name: 'multiSelect', type: 'multi-select', label: 'Multi-select', options, value: ['Maths'] },
  { name: 'multiCheckbox', type: 'multi-checkbox', label: 'Multi-checkbox', options, value: ['Physics'] },
  { name: 'multiRadio', type: 'multi-radio', label: 'Multi-radio', options, value: 'Chemistry' },
  { name: 'multiToggle', type: 'multi-toggle', label: 'Multi-toggle', options, value: ['Maths', 'Physics'] },
  {
    name: 'form',
    type: 'form',
    label: 'Form',
    fields: [{ name: 'code', type: 'input', label: 'Code', required: true }],
    value: [{ code: 'X1' }],
  },
  { name: 'html', type: 'html', label: 'Html', value: '<h2>Plan</h2><ul><li>Read</li></ul>' },
  { name: 'exams', type: 'form-exams-api', label: 'Exams', value: [] },
  { name: 'uploader', type: 'uploader', label: 'Uploader', value: [{ id: 'a', name: 'passport.pdf', size: 2048 }] },
  { name: 'leadOrigins', type: 'leadOrigins', label: 'Lead origins', value: { leadOrigin: 'agent' } },
  {
    name: 'privacy',
    type: 'privacy',
    label: 'Privacy',
    title: 'Terms',
    text: 'I agree to the terms',
    html: '<p>Long terms.</p>'.repeat(60),
    value: true,
  },
];

const valueless = new Set(['header', 'section']);

const formOf = (fields: FieldDefinition[]): FormDefinition => ({
  header: { title: 'Every field' },
  pages: [{ name: 'all', title: 'All of them', fields }],
});

export const untouched = formOf(
  everyField.map(({ value: _value, ...field }) => (valueless.has(field.type) ? field : { ...field, required: true })),
);
export const readOnly = formOf(
  everyField.map((field) => (valueless.has(field.type) ? field : { ...field, readonly: true })),
);
/** All that somebody can fill in by keyboard without the exams' catalogue or a file's dialog. */
export const toFillIn = formOf(
  everyField.map(({ value: _value, ...field }) =>
    valueless.has(field.type) || ['uploader', 'form-exams-api'].includes(field.type)
      ? field
      : { ...field, required: true },
  ),
);
