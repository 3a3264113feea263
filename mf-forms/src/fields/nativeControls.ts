import type { FieldType } from '@forms/shared/contract';
import type { ComponentType } from 'react';
import type { ControlProps } from '../engine/control';
import { BoolField } from './choice/BoolField';
import { CheckboxField } from './choice/CheckboxField';
import { MultiCheckboxField } from './choice/MultiCheckboxField';
import { MultiRadioField } from './choice/MultiRadioField';
import { DateField } from './date/DateField';
import { SelectField } from './select/SelectField';
import { TextAreaField } from './text/TextAreaField';
import { TextField } from './text/TextField';
import { TimeField } from './time/TimeField';

/** What draws the types whose controls are the browser's own: those take an answer before any script is there. */
export const nativeControls = {
  input: TextField,
  email: TextField,
  textarea: TextAreaField,
  date: DateField,
  time: TimeField,
  bool: BoolField,
  checkbox: CheckboxField,
  select: SelectField,
  'multi-checkbox': MultiCheckboxField,
  'multi-radio': MultiRadioField,
} satisfies Partial<Record<FieldType, ComponentType<ControlProps>>>;
