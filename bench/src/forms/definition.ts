import type { FieldDefinition, FormDefinition } from '@forms/shared/contract';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from './fields';

const types = { text: 'input', email: 'email', number: 'input', select: 'select', checkbox: 'checkbox' } as const;

const fieldOf = ({ name, label, kind, isHidden }: BenchField): FieldDefinition => ({
  name,
  type: types[kind],
  label,
  required: true,
  ...(kind === 'number' ? { validation: { decimal: true } } : {}),
  ...(kind === 'select' ? { options: CHOICES } : {}),
  ...(isHidden ? { show: { [TRIGGER]: REVEALING } } : {}),
});

/** The bench's form in our own words. */
export const definitionOf = (fields: readonly BenchField[]): FormDefinition => ({
  header: { title: 'Bench' },
  pages: [{ name: 'page', title: 'Page', fields: fields.map(fieldOf) }],
});
