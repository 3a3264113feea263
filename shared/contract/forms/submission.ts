import type { FieldError } from '../errors';
import { examEntry } from '../exams/exam';
import { fileAnswer } from '../files/upload';
import { comparable, distinct, isEmpty, isTable, own } from './answers';
import { readDate } from './dates';
import type { FieldDefinition } from './field';
import { type AnswerKind, answerKindOf } from './fieldTypes';
import type { FormDefinition, PageAnswers, Values } from './form';
import { type FieldModel, type FormModel, modelOf } from './model';
import { isRichText } from './richText';
import * as ruleMessages from './ruleMessages';
import { errorIn } from './rules';
import {
  type AnswerScope,
  type FormValues,
  isShown,
  type Reading,
  readingOfRow,
  type Visibility,
  valueIn,
  valueToMatch,
  visibilityIn,
} from './visibility';

/** One field's error: its path from the page, as `email` or `exams.0.code`, and the message. */
type AnswerError = Omit<FieldError, 'page'>;

/** Whether a field keeps an answer; a heading, and one of an unknown type, only show something. */
export const hasAnswer = ({ type }: Pick<FieldDefinition, 'type'>): boolean =>
  (answerKindOf(type) ?? 'none') !== 'none';

/** What a form submits: one entry a shown page, in order; hidden fields left out, answers as meant, dates `YYYY-MM-DD`. */
export function payloadOf(model: FormModel, reading: AnswerScope): PageAnswers[] {
  return model.pages
    .filter((page) => reading.visibility.has(page.key))
    .map((page) => ({
      name: page.key,
      values: answersOf(
        page.fields.filter((field) => isShown(reading.visibility, field)),
        own(reading.values, page.key),
        reading,
      ),
    }));
}

/** The fields' answers from a record, by name, as they are submitted; what was never answered is left out. */
function answersOf(fields: readonly FieldModel[], record: unknown, reading: AnswerScope): Values {
  const answers = fields
    .filter(({ definition }) => hasAnswer(definition))
    .map((field): [string, unknown] => [field.name, answerTo(field, valueIn(record, field), reading)]);
  return Object.fromEntries(answers.filter(([, value]) => value !== undefined));
}

function answerTo(field: FieldModel, value: unknown, reading: AnswerScope): unknown {
  if (isTable(field.definition) && Array.isArray(value)) return value.map((row) => rowAnswers(field, row, reading));
  const meant = field.meant(value);
  if (Array.isArray(meant) && meant.every(isScalar)) return distinct(meant);
  return answerKindOf(field.definition.type) === 'date' ? (readDate(comparable(meant) ?? '') ?? meant) : meant;
}

/** One row of a sub-table as it is submitted: its hidden columns left out. */
export function rowAnswers(table: FieldModel, row: Values, scope: AnswerScope): Values {
  const { row: read } = readingOfRow(table, row, scope);
  return answersOf(
    table.columns.filter((column) => read?.visibility.has(column.key)),
    row,
    scope,
  );
}

/** What is wrong with a shown field's value; a sub-table's own error, else those of its rows. */
export function errorsOf(field: FieldModel, value: unknown, reading: Reading): AnswerError[] {
  if (!hasAnswer(field.definition) || field.definition.readonly) return [];
  const given = field.meant(value);
  if (!isEmpty(given) && !fits(field.definition, given)) return [{ field: field.name, message: ruleMessages.unknown }];
  const message = errorIn(field.rules, given, {
    today: reading.today,
    read: () => valueToMatch(field, reading),
  });
  if (message) return [{ field: field.name, message }];
  if (!isTable(field.definition) || !Array.isArray(given)) return [];
  return given.flatMap((row: Values, at) =>
    rowErrors(field, row, reading).map((error) => ({ ...error, field: `${field.name}.${at}.${error.field}` })),
  );
}

/** What is wrong in one row of a sub-table, by column. */
export function rowErrors(table: FieldModel, row: Values, scope: AnswerScope): AnswerError[] {
  const reading = readingOfRow(table, row, scope);
  return table.columns
    .filter((column) => reading.row?.visibility.has(column.key))
    .flatMap((column) => errorsOf(column, own(row, column.name), reading));
}

/** Whether a value has the shape that a field of this type keeps; a browser never sends another. */
export function fits({ type }: FieldDefinition, value: unknown): boolean {
  const kind = answerKindOf(type);
  return kind === undefined || isAnswer[kind](value);
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isTextOrNone = (value: unknown) => isEmpty(value) || typeof value === 'string';
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWritten = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

/** Whether a value is an answer of its kind. */
const isAnswer: Record<AnswerKind, (value: unknown) => boolean> = {
  text: isWritten,
  date: isWritten,
  time: isWritten,
  richText: (value) => typeof value === 'string' && isRichText(value),
  yesOrNo: (value) => typeof value === 'boolean',
  choice: isScalar,
  choices: isListOf(isScalar),
  rows: isListOf(isRecord),
  exams: isListOf((row) => examEntry.safeParse(row).success),
  files: isListOf((file) => fileAnswer.safeParse(file).success),
  leadOrigin: (value) =>
    isRecord(value) && [own(value, 'leadOrigin'), own(value, 'leadOriginMeta')].every(isTextOrNone),
  none: () => true,
};

/**
 * Validates a submission by the same rules as the browser did. `pages` of the answer are what to keep: shown pages and
 * known, shown fields only, read-only fields as the definition has them. `today` is `YYYY-MM-DD`.
 */
export function checkSubmission(
  definition: FormDefinition,
  pages: readonly PageAnswers[],
  today: string,
): { errors: FieldError[]; pages: PageAnswers[] } {
  const model = modelOf(definition);
  const values: FormValues = Object.fromEntries(pages.map(({ name, values }) => [name, values]));
  const reading = { values, visibility: visibilityIn(model, values, today), today };
  const errors = shownFields(model, reading.visibility).flatMap((field) =>
    errorsOf(field, own(own(values, field.page.key), field.name), reading).map((error) => ({
      page: field.page.key,
      ...error,
    })),
  );
  return { errors, pages: errors.length > 0 ? [] : payloadOf(model, reading) };
}

const shownFields = (model: FormModel, visibility: Visibility) =>
  model.pages.flatMap(({ fields }) => fields.filter((field) => isShown(visibility, field)));
