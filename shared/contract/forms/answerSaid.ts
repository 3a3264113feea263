import { shownDay } from '../shownDay';
import { isEmpty, isTable, own, plainTextOf } from './answers';
import { readDate } from './dates';
import type { FieldDefinition } from './field';
import { answerKindOf } from './fieldTypes';
import { labelOf } from './model';
import { readOption } from './options';

/** An answer in one text, as a history has it; empty where none was given. */
export function answerSaid(field: FieldDefinition, value: unknown): string {
  if (isEmpty(value)) return '';
  if (isTable(field) && Array.isArray(value)) return value.map((row) => rowSaid(field, row)).join('; ');
  switch (answerKindOf(field.type)) {
    case 'date':
      return shownDay(readDate(String(value)) ?? String(value));
    case 'richText':
      return plainTextOf(String(value));
    case 'leadOrigin':
      return [own(value, 'leadOrigin'), own(value, 'leadOriginMeta')].filter((part) => !isEmpty(part)).join(', ');
    default:
      return Array.isArray(value) ? value.map((each) => oneSaid(field, each)).join(', ') : oneSaid(field, value);
  }
}

const rowSaid = ({ fields = [] }: FieldDefinition, row: unknown): string =>
  fields
    .filter(({ name }) => !isEmpty(own(row, name)))
    .map((column) => `${labelOf(column) || column.name}: ${answerSaid(column, own(row, column.name))}`)
    .join(', ');

function oneSaid(field: FieldDefinition, value: unknown): string {
  const option = (field.options ?? []).map(readOption).find((each) => String(each.value) === String(value));
  if (option) return option.label;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? '' : String(value);
}
