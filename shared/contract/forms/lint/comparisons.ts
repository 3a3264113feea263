import type { Comparison, Condition, Scalar } from '../condition';

/** What `needVisa` looks at. */
export const visaComparisons: readonly Comparison[] = [
  { field: 'nationality', any: ['GB', 'UK'] },
  { field: 'methodPreference', any: ['1', '3'] },
];

/** Every comparison that a condition makes, however they are combined; `visa` stands for those of `needVisa`. */
export function comparisonsIn(condition: Condition, visa: readonly Comparison[] = []): Comparison[] {
  const within = (part: Condition) => comparisonsIn(part, visa);
  if (Array.isArray(condition)) return condition.flatMap(within);
  const { all, any, not } = condition as Record<'all' | 'any' | 'not', unknown>;
  if ('field' in condition) return [condition as Comparison];
  if ('needVisa' in condition) return [...visa];
  if (Array.isArray(all)) return all.flatMap(within);
  if (Array.isArray(any)) return any.flatMap(within);
  if (typeof not === 'object' && not !== null) return within(not as Condition);
  return Object.entries(condition as Record<string, Scalar>).map(([field, equals]) => ({ field, equals }));
}

/** What a comparison looks for: the answers it names, and the number that it counts to. */
export function wantedBy(comparison: Comparison): { field: string; wanted: Scalar[]; below?: number } {
  const { field } = comparison;
  if ('equals' in comparison) return { field, wanted: [comparison.equals] };
  if ('not' in comparison) return { field, wanted: [comparison.not] };
  if ('any' in comparison) return { field, wanted: comparison.any };
  if ('all' in comparison) return { field, wanted: comparison.all };
  if ('exclude' in comparison) return { field, wanted: comparison.exclude };
  if ('includes' in comparison) return { field, wanted: [comparison.includes] };
  return 'lessThan' in comparison ? { field, wanted: [], below: comparison.lessThan } : { field, wanted: [] };
}
