import type { FieldDefinition } from './field';
import { answerKindOf } from './fieldTypes';
import type { PageAnswers } from './form';

/** A character that can be seen; spaces without width, soft hyphens and fillers are none. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Nothing given: no value, text without a visible character, or an empty list. No (`false`) and 0 are answers. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !visible.test(value)) ||
  (Array.isArray(value) && value.length === 0);

/** What an answer is compared by, as text: a scalar itself, an object's `value` or `id`; a list has none. */
export function comparable(value: unknown): string | undefined {
  if (value === null || value === undefined || Array.isArray(value)) return undefined;
  if (typeof value !== 'object') return String(value).trim();
  const { value: own, id } = value as { value?: unknown; id?: unknown };
  return comparable(own ?? id);
}

/** What is in a list, each once; as everywhere, `1` and `"1"` are the same. */
export function distinct(values: readonly unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const value of values) {
    const key = comparable(value) ?? value;
    if (!known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}

/** The number that an answer writes out in digits; NaN where it writes none. */
export function numberIn(value: unknown): number {
  const text = comparable(value) ?? '';
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** Characters as a person counts them, by code point: an emoji beyond the first plane is one. */
export const characters = (text: string): number => [...text].length;

/** Text without what no keyboard writes and some databases refuse: control characters and halves of a character. */
const printable = (text: string) => text.replace(/\p{Cs}|[^\P{Cc}\t\n\r]/gu, '');

const marksRead: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of rich text as they are read: a tag is none of them, the end of a block or a line is a line's end. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<br>|<\/(?:p|h[1-6]|li|t[dhr]|div|blockquote)>|<(?:ul|ol)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (mark, name: string) => marksRead[name] ?? mark)
    .replace(/\n\s+/g, '\n')
    .trim();

/** A field's own value of a record; what stands on its prototype is none. */
export const own = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, name)
    ? (record as Record<string, unknown>)[name]
    : undefined;

/** An answer as it is validated and submitted: text trimmed and printable. */
export const tidy = (value: unknown): unknown => (typeof value === 'string' ? printable(value).trim() : value);

/** A field's answer as text, from the first page that has one; empty where none has. */
export function answerOf(pages: readonly PageAnswers[], field: string): string {
  const texts = pages.map(({ values }) => {
    const value = own(values, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  });
  return texts.find((text) => text !== '') ?? '';
}

/** Whether a field asks for a list of rows. */
export const isTable = ({ type }: Pick<FieldDefinition, 'type'>): boolean => answerKindOf(type) === 'rows';
