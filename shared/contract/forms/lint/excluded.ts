import { shownDay } from '../../shownDay';
import type { FieldDefinition } from '../field';
import { answerKindOf } from '../fieldTypes';
import { readOption } from '../options';
import { errorIn, HIDDEN, type Rule, rulesOf } from '../rules';
import { isOne, manyChoices, rows, typed } from './types';

/** Longer answers than this are not tried. */
const LONGEST = 10_000;
const nothingElse = { today: '2026-01-01', read: () => HIDDEN };
/** Rules that say nothing of an answer by itself, or that any can pass. */
const beside = new Set(['required', 'sameAs', 'offered', 'uploaded']);

/**
 * The rules that no answer can pass together, as few as say so; undefined where some answer passes them all. It tries the
 * answers at the edges of what each rule allows, by the rules themselves.
 */
export function excluded(field: FieldDefinition, asked: ReadonlyMap<string, unknown>): string[] | undefined {
  const names = [...asked.keys()].filter((rule) => !beside.has(rule));
  const least = numberOr(asked.get('minLength'), 1);
  const isTried = isOne(typed, field.type) || isOne(manyChoices, field.type) || isOne(rows, field.type);
  if (!isTried || names.length === 0 || least > LONGEST) return undefined;
  // Some text passes any one rule, but for a length of none.
  if (names.length === 1 && isOne(typed, field.type) && asked.get('maxLength') !== 0) return undefined;
  const answers = () => answersTo(field, asked, least);
  const isExcluded = (some: readonly string[]) => {
    const rules = only(field, asked, some);
    for (const answer of answers()) if (errorIn(rules, answer, nothingElse) === undefined) return false;
    return true;
  };
  if (!isExcluded(names)) return undefined;
  const pairs = names.flatMap((one, at) => names.slice(0, at).map((other) => [other, one]));
  return [...names.map((name) => [name]), ...pairs].find(isExcluded) ?? names;
}

/** Some of a field's rules, without those that its type asks by itself. */
function only({ type, name }: FieldDefinition, asked: ReadonlyMap<string, unknown>, some: readonly string[]): Rule[] {
  const plain = isOne(typed, type) && answerKindOf(type) !== 'date' ? 'input' : type;
  const validation = Object.fromEntries(some.map((rule) => [rule, asked.get(rule)]));
  return rulesOf({ name, type: plain, validation }, String);
}

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** The two numbers of `between`. */
const rangeOf = (asked: ReadonlyMap<string, unknown>) => {
  const range = asked.get('between');
  return Array.isArray(range) ? (range as number[]) : [];
};

/** Answers enough to pass the rules if any could, the likeliest first. */
function* answersTo(
  { type, options, add, value }: FieldDefinition,
  asked: ReadonlyMap<string, unknown>,
  least: number,
): Generator<unknown> {
  if (isOne(typed, type)) {
    yield* textsTo(asked, Math.max(1, Math.ceil(least)));
    return;
  }
  const [from = 1] = rangeOf(asked);
  const begun = Array.isArray(value) ? value.length : 0;
  const values = options && [...new Set(options.map((option) => String(readOption(option).value)))];
  for (const size of [1, Math.ceil(least), Math.ceil(from)]) {
    if (size < 1 || size > LONGEST || (add === false && size > begun)) continue;
    yield values?.slice(0, size) ?? Array.from({ length: size }, (_, id) => ({ id }));
  }
}

/** Texts of the shapes that patterns ask for, as short and as long as they must be. */
function* textsTo(asked: ReadonlyMap<string, unknown>, size: number): Generator<string> {
  yield 'a'.repeat(size);
  yield '1'.repeat(size);
  yield `${'a'.repeat(Math.max(1, size - '@b.c'.length))}@b.c`;
  yield '14:30';
  for (const number of numbersTo(asked)) yield* [number, padded(number, size)];
  yield* dates;
}

/** Days long past and far off, in both ways of writing and every length that they can have. */
const dates = ['1980', '2100'].flatMap((year) =>
  ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].flatMap((month) =>
    ['01', '22'].flatMap((day) => [`${year}-${month}-${day}`, shownDay(`${year}-${month}-${day}`)]),
  ),
);

/** Numbers at the edges of what a range allows, whole and with ever more decimals, without a zero that need not be. */
function numbersTo(asked: ReadonlyMap<string, unknown>): string[] {
  const [from, to] = rangeOf(asked);
  const low = Math.max(
    numberOr(from, Number.NEGATIVE_INFINITY),
    numberOr(asked.get('minValue'), Number.NEGATIVE_INFINITY),
  );
  const high = Math.min(
    numberOr(to, Number.POSITIVE_INFINITY),
    numberOr(asked.get('maxValue'), Number.POSITIVE_INFINITY),
  );
  const edges = [0, 1, 2, 3, 4, 5, 6].flatMap((digits) => {
    const unit = 10 ** digits;
    return [Math.ceil(low * unit) / unit, Math.floor(high * unit) / unit];
  });
  const inside = [...edges, 0, low, high].filter(
    (number) => number >= low && number <= high && Number.isFinite(number),
  );
  const written = [...new Set(inside)].map(String).filter((text) => /^-?\d+(\.\d+)?$/.test(text));
  return written.flatMap((text) => (/^-?0\./.test(text) ? [text, text.replace('0.', '.')] : [text]));
}

/** The same number with zeros before it, so many signs long. */
function padded(number: string, size: number): string {
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(number) ?? [];
  return sign + digits.padStart(size - sign.length, '0');
}
