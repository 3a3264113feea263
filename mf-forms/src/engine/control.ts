import { type FieldDefinition, type FieldModel, isRequired, labelOf } from '@forms/shared/contract';
import type { FieldFrameProps } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';

/** What every field type is given. Controls show and report; what a value means is not theirs to decide. */
export interface ControlProps {
  field: FieldModel;
  value: unknown;
  /** The message to show with the control. */
  error: string | undefined;
  onChange(value: unknown): void;
  /** The person has left the control. */
  onLeave(): void;
  /** Draws a field of the same form inside the control, as a sub-table its row's. */
  drawField(field: FieldModel): ReactNode;
}

/** A field's name for people. */
export const nameOf = (definition: FieldDefinition): string => labelOf(definition) || definition.name;

/** The frame of a field: its words, and its error. */
export const frameOf = ({
  field,
  error,
}: Pick<ControlProps, 'field' | 'error'>): Omit<FieldFrameProps, 'children'> => ({
  id: field.key,
  label: nameOf(field.definition),
  hint: field.definition.caption,
  error,
  optional: !isRequired(field.definition) && !field.definition.readonly,
});

/** The attributes that tell assistive technology what the frame shows. */
export const ariaOf = ({ field, error }: Pick<ControlProps, 'field' | 'error'>, describedBy: string | undefined) => ({
  'aria-describedby': describedBy,
  'aria-invalid': error !== undefined,
  'aria-required': isRequired(field.definition),
});

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A list's values; none where there is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
