import type { Instalment } from './invoice';

/**
 * An instalment plan for an invoice that came to another amount, in pence: what was due before `today` stays, and the
 * rest is shared over the instalments to come as it was, in whole pence. Undefined where that leaves one without a
 * penny, or none is to come.
 */
export function renewedPlan(plan: readonly Instalment[], amount: number, today: string): Instalment[] | undefined {
  const isPast = ({ dueDate }: Instalment) => dueDate < today;
  const left = amount - sumOf(plan.filter(isPast));
  const before = sumOf(plan.filter((each) => !isPast(each)));
  let counted = 0;
  let shared = 0;
  const renewed = plan.map((each) => {
    if (isPast(each)) return each;
    counted += each.amount;
    const share = Math.floor((left * counted) / before) - shared;
    shared += share;
    return { ...each, amount: share };
  });
  return before > 0 && renewed.every((each) => each.amount > 0) ? renewed : undefined;
}

const sumOf = (plan: readonly Instalment[]) => plan.reduce((sum, { amount }) => sum + amount, 0);
