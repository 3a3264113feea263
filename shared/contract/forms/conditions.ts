import { comparable, isEmpty, numberIn } from './answers';
import type { Comparison, Condition, Scalar } from './condition';
import { ageOn, readDate } from './dates';
import { ADULT_AGE } from './messages';

/** What a source named in a condition holds now; a hidden field reads as undefined. */
export type Lookup = (source: string) => unknown;

const visaSources = ['nationality', 'methodPreference'] as const;

/** Whether a condition holds. `today` is `YYYY-MM-DD`. Never throws. */
export function holds(condition: Condition, lookup: Lookup, today: string): boolean {
  if (Array.isArray(condition)) return condition.every((part) => holds(part, lookup, today));
  if (isComparison(condition)) return compares(condition, lookup(condition.field), today);
  if ('needVisa' in condition) return needsVisa(lookup) === condition.needVisa;
  if (isPart(condition, 'all')) return condition.all.every((part) => holds(part, lookup, today));
  if (isPart(condition, 'any')) return condition.any.some((part) => holds(part, lookup, today));
  if (isPart(condition, 'not')) return !holds(condition.not, lookup, today);
  return Object.entries(condition as Record<string, Scalar>).every(([field, equals]) =>
    compares({ field, equals }, lookup(field), today),
  );
}

/** Every source that a condition reads. */
export function sourcesOf(condition: Condition): string[] {
  if (Array.isArray(condition)) return condition.flatMap(sourcesOf);
  if (isComparison(condition)) return [condition.field];
  if ('needVisa' in condition) return [...visaSources];
  if (isPart(condition, 'all')) return condition.all.flatMap(sourcesOf);
  if (isPart(condition, 'any')) return condition.any.flatMap(sourcesOf);
  if (isPart(condition, 'not')) return sourcesOf(condition.not);
  return Object.keys(condition);
}

type Part = { all: Condition[] } & { any: Condition[] } & { not: Condition };
const isPart = <K extends keyof Part>(condition: object, key: K): condition is Pick<Part, K> =>
  typeof (condition as Partial<Part>)[key] === 'object';

const isComparison = (condition: Exclude<Condition, Condition[]>): condition is Comparison =>
  'field' in condition && Object.keys(condition).length === 2;

function compares(comparison: Comparison, value: unknown, today: string): boolean {
  if (isEmpty(value)) return 'not' in comparison || 'exclude' in comparison;
  const given = (Array.isArray(value) ? value : [value]).map(comparable);
  const has = (wanted: Scalar) => wanted !== null && given.includes(comparable(wanted));
  const is = (wanted: Scalar) => wanted !== null && comparable(value) === comparable(wanted);

  if ('equals' in comparison) return is(comparison.equals);
  if ('not' in comparison) return !is(comparison.not);
  if ('any' in comparison) return comparison.any.some(has);
  if ('all' in comparison) return comparison.all.every(has);
  if ('exclude' in comparison) return !comparison.exclude.some(has);
  if ('includes' in comparison) return has(comparison.includes);
  if ('lessThan' in comparison) return numberIn(value) < comparison.lessThan;
  return isOfAge(comparable(value) ?? '', comparison.age, today);
}

function isOfAge(text: string, wanted: 'child' | 'adult', today: string): boolean {
  const birth = readDate(text);
  return birth !== undefined && ageOn(birth, today) < ADULT_AGE === (wanted === 'child');
}

/** Everybody but the British, where the lessons would be in the country. */
function needsVisa(lookup: Lookup): boolean {
  const [nationality, method] = visaSources.map(lookup);
  return (
    !isEmpty(nationality) &&
    !['GB', 'UK'].includes(comparable(nationality) ?? '') &&
    ['1', '3'].includes(comparable(method) ?? '')
  );
}
