import { comparable } from '../answers';
import { type FieldDefinition, type FieldType, fieldTypes } from '../field';
import type { Finding } from '../form';
import { unknownFieldType } from '../messages';
import { labelOf } from '../model';
import { readOption } from '../options';
import { choices, headings, isOne, texts } from './types';

/** The properties that only some types read. */
const readBy: Partial<Record<keyof FieldDefinition, readonly FieldType[]>> = {
  options: choices,
  api: choices,
  fields: ['form'],
  add: ['form', 'form-exams-api'],
  slug: ['privacy'],
  html: ['privacy', ...headings],
  text: ['privacy', ...headings],
  uploadTypes: ['uploader'],
  getAPI: ['uploader'],
  noDelete: ['uploader'],
  close: headings,
  maxlength: texts,
};

/** What is wrong with a field's own properties. */
export function lintProperties(field: FieldDefinition, path: string): Finding[] {
  const { type, options = [], api, value, slug, html, text, fields = [] } = field;
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], at: string, message: string) =>
    findings.push({ path: at ? `${path}.${at}` : path, severity, message });

  if (!isOne(fieldTypes, type)) {
    find('error', 'type', unknownFieldType(type));
    return findings;
  }
  for (const [property, types] of Object.entries(readBy)) {
    const isThere = field[property as keyof FieldDefinition] !== undefined;
    if (isThere && !isOne(types, type))
      find('warning', property, `“${property}” does nothing on a field of type ${type}`);
  }
  if (isOne(headings, type)) {
    if (!labelOf(field) && !field.caption && !text && !html) find('warning', '', 'A heading without words');
    return findings;
  }
  if (!labelOf(field) && !(type === 'privacy' && text)) find('warning', '', 'A question without a label');

  if (isOne(choices, type)) {
    if (options.length === 0 && !api) find('error', '', 'There is nothing to choose from: it needs options or an api');
    if (options.length > 0 && api) find('warning', 'api', 'It is never asked: the options are written already');
    const values = options.map((option) => String(readOption(option).value));
    values.forEach((each, at) => {
      if (values.indexOf(each) < at) find('error', `options.${at}`, `There is another option “${each}”`);
    });
    const isStray = (each: unknown) => !values.includes(comparable(each) ?? '');
    const chosen = value === undefined || value === null ? [] : [value].flat();
    if (values.length > 0 && !api && chosen.some(isStray)) {
      find('warning', 'value', 'It is none of the options');
    }
  }
  if (type === 'privacy' && !slug && !html)
    find('error', '', 'There are no terms to agree to: it needs a slug or html');
  if (type === 'form' && fields.length === 0) find('error', '', 'A sub-table without columns: it needs fields');
  return findings;
}
