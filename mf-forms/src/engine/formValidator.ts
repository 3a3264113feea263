import {
  type AnswerScope,
  errorsOf,
  type FieldModel,
  type FormModel,
  type FormValues,
  isShown,
  own,
  readingOfRow,
  rowErrors,
  today,
  type Values,
  type Visibility,
  valueIn,
  valueToMatch,
  visibilityAfter,
  visibilityIn,
} from '@forms/shared/contract';
import { say } from '../words/say';
import type { Validated } from './fieldStore';

/**
 * Validates a whole form's values, remembering what it found: conditions are asked again only where a changed value
 * reaches along the graph, and rules only for a field whose value changed, or the value that it must match.
 */
export function formValidator(
  model: FormModel,
  dayOf: () => string = today,
): (values: FormValues) => Validated & { visibility: Visibility } {
  const fields = model.pages.flatMap((page) => page.fields);
  let last: { values: FormValues; visibility: Visibility; day: string } | undefined;
  const found = new Map<string, { value: unknown; compared: unknown; message: string | undefined }>();

  return (values) => {
    const day = dayOf();
    const visibility = last?.day === day ? follow(model, last, values, day) : visibilityIn(model, values, day);
    if (last?.day !== day) found.clear();
    last = { values, visibility, day };

    const reading = { values, visibility, today: day };
    const shown = new Set<string>();
    const errors: Record<string, string> = {};
    for (const field of fields) {
      if (!isShown(visibility, field)) continue;
      shown.add(field.key);
      const value = valueIn(own(values, field.page.key), field);
      const compared = field.compares ? valueToMatch(field, reading) : undefined;
      const known = found.get(field.key);
      // A sub-table's rows may depend on any other field.
      const isKnown = known && known.value === value && known.compared === compared && field.columns.length === 0;
      const message = isKnown ? known.message : messageAt(field, value, reading);
      if (!isKnown) found.set(field.key, { value, compared, message });
      if (message) errors[field.key] = message;
    }
    return { shown, errors, visibility };
  };
}

function follow(
  model: FormModel,
  last: { values: FormValues; visibility: Visibility },
  values: FormValues,
  day: string,
) {
  let { visibility } = last;
  for (const page of model.pages) {
    const before = last.values[page.key];
    const now = values[page.key];
    if (before === now) continue;
    for (const field of page.fields) {
      if (own(before, field.name) === own(now, field.name)) continue;
      visibility = visibilityAfter(model, field.key, visibility, values, day);
    }
  }
  return visibility;
}

/** The one message of a field; an error inside a sub-table says which entry and column it means. */
function messageAt(field: FieldModel, value: unknown, reading: AnswerScope): string | undefined {
  const [error] = errorsOf(field, value, reading);
  return error && placed(field, error.field, error.message);
}

/** A message for a field, given the path in error: `jobs.0.code` reads as entry 1's column of that name. */
export function placed(field: FieldModel, path: string, message: string): string {
  const [, row, column] = path.split('.');
  if (row === undefined) return message;
  const label = field.columns.find(({ name }) => name === column)?.definition.label;
  return `${say('Entry {number}', { number: Number(row) + 1 })}${label ? `, ${label}` : ''}: ${message}`;
}

/** Validates one row of a sub-table, whose columns may read the rest of the form. */
export function rowValidator(table: FieldModel, scope: AnswerScope): (row: Values) => Validated {
  return (row) => ({
    shown: readingOfRow(table, row, scope).row?.visibility ?? new Set(),
    errors: Object.fromEntries(
      rowErrors(table, row, scope).map(({ field, message }) => [`${table.key}.${field.split('.')[0]}`, message]),
    ),
  });
}
