import { didYouMean } from '../../nearest';
import { comparable, isEmpty, tidy } from '../answers';
import { autocompleteTokens, isAutocomplete } from '../autocomplete';
import type { FieldDefinition } from '../field';
import { answerKindOf, type FieldType, fieldTypes, typeOfField, typesAnswering } from '../fieldTypes';
import type { Finding } from '../form';
import { unknownFieldType } from '../messages';
import { labelOf } from '../model';
import { readOption } from '../options';
import { errorIn, HIDDEN, isRequired, rulesOf } from '../rules';
import { fits, hasAnswer } from '../submission';
import { choices, headings, isOne, texts } from './types';

const files = typesAnswering('files');
/** The properties that only some types read; the others are read by all. */
export const readBy: Partial<Record<keyof FieldDefinition, readonly FieldType[]>> = {
  options: choices,
  api: choices,
  fields: typesAnswering('rows'),
  add: typesAnswering('rows', 'exams'),
  coursework: typesAnswering('exams'),
  slug: ['privacy'],
  html: ['privacy', ...headings],
  text: ['privacy', ...headings],
  uploadTypes: files,
  getAPI: files,
  noDelete: files,
  close: headings,
  maxlength: texts,
  example: ['date'],
  autocomplete: fieldTypes.filter((type) => typeOfField(type)?.autocompletes),
};

/** What is wrong with a field's own properties. */
export function lintProperties(field: FieldDefinition, path: string): Finding[] {
  const { type, html, text, slug, fields = [], autocomplete } = field;
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], at: string, message: string) =>
    findings.push({ path: at ? `${path}.${at}` : path, severity, message });

  if (!isOne(fieldTypes, type)) {
    find('error', 'type', `${unknownFieldType(type)}${didYouMean(type, fieldTypes)}`);
    return findings;
  }
  for (const [property, types] of Object.entries(readBy)) {
    const isThere = field[property as keyof FieldDefinition] !== undefined;
    if (isThere && !isOne(types, type))
      find('warning', property, `“${property}” does nothing on a field of type ${type}`);
  }
  if (isOne(headings, type)) {
    if (!labelOf(field).trim() && !field.caption && !text && !html) find('warning', '', 'A heading without words');
    return findings;
  }
  if (!labelOf(field).trim() && !(type === 'privacy' && text)) find('warning', '', 'A question without a label');
  if (autocomplete !== undefined && !isAutocomplete(autocomplete)) {
    const hint = didYouMean(autocomplete, autocompleteTokens);
    find('warning', 'autocomplete', `No browser fills in “${autocomplete}”${hint}`);
  }
  if (isOne(choices, type)) findings.push(...lintOptions(field, path));
  if (type === 'privacy' && !slug && !html)
    find('error', '', 'There are no terms to agree to: it needs a slug or html');
  if (type === 'form' && fields.length === 0) find('error', '', 'A sub-table without columns: it needs fields');
  return [...findings, ...valuesOf(field).flatMap(({ at, value }) => lintValue({ ...field, value }, path, at))];
}

/** What is wrong with what can be chosen. */
function lintOptions({ options, api }: FieldDefinition, path: string): Finding[] {
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], at: string, message: string) =>
    findings.push({ path: at ? `${path}.${at}` : path, severity, message });

  if (options?.length === 0 || (!options && !api)) {
    find('error', '', 'There is nothing to choose from: it needs options or an api');
  }
  if (options && api) find('warning', 'api', 'It is never asked: the options are written already');
  const values = new Set<string>();
  const labels = new Set<string>();
  for (const [at, option] of (options ?? []).entries()) {
    const { value, label } = readOption(option);
    if (values.has(String(value))) find('error', `options.${at}`, `There is another option “${value}”`);
    else if (label.trim() === '') find('warning', `options.${at}`, 'An option without words');
    else if (labels.has(label)) {
      find('warning', `options.${at}`, `Another option is labelled “${label}” too: nobody can tell them apart`);
    }
    values.add(String(value));
    labels.add(label);
  }
  return findings;
}

/** The answers that a field may begin with, by where the definition says so. */
const valuesOf = ({ value, valueAt = {} }: FieldDefinition) => [
  { at: 'value', value },
  ...Object.entries(valueAt).map(([campus, given]) => ({ at: `valueAt.${campus}`, value: given })),
];

/** What is wrong with an answer that a field begins with: it is none, or no rule of its own lets it pass. */
function lintValue(field: FieldDefinition, path: string, place: string): Finding[] {
  const { options, readonly } = field;
  if (!hasAnswer(field)) return [];
  const given = tidy(field.value);
  if (readonly && isRequired(field) && errorIn(rulesOf(requiredAlone(field), String), given, nothingElse)) {
    const at = field.required ? 'required' : 'validation.required';
    const message = 'Nobody can answer it: it is read-only and required, and its value is no answer';
    return [{ path: `${path}.${at}`, severity: 'error', message }];
  }
  const find = (message: string): Finding[] => [{ path: `${path}.${place}`, severity: 'warning', message }];
  if (isEmpty(given)) return [];
  if (!fits(field, given)) return find(`No field of type ${field.type} can have such a value`);
  if (options?.length) {
    const known = new Set(options.map((option) => String(readOption(option).value)));
    if ([given].flat().some((each) => !known.has(comparable(each) ?? ''))) return find('It is none of the options');
  }
  const error = errorIn(rulesOf(withoutRequired(field), String), given, nothingElse);
  return error === undefined ? [] : find(`Its own rules do not let it pass: ${error}`);
}

/** What a value is validated by alone: no other field, and no day by which what is in the future could be told. */
const nothingElse = { today: '2026-01-01', read: () => HIDDEN };
const requiredAlone = ({ name, type }: FieldDefinition): FieldDefinition => ({ name, type, required: true });
function withoutRequired({ required: _, validation = {}, ...field }: FieldDefinition): FieldDefinition {
  const { required: _own, minValue, maxValue, ...rules } = validation;
  return { ...field, validation: answerKindOf(field.type) === 'date' ? rules : { ...rules, minValue, maxValue } };
}
