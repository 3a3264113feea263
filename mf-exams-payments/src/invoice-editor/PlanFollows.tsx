import type { Invoice } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';

/** What becomes of an instalment plan when the invoice comes to another amount. */
export const PLAN_FOLLOWS =
  'If the total changes, the instalments still to come keep their days and are shared anew. Those that were due already stay.';

/** Says so where lines are changed of an invoice that has a plan. */
export function PlanFollows({ invoice }: { invoice: Invoice }) {
  return invoice.instalmentPlan && <Notice title="It is paid by instalments.">{PLAN_FOLLOWS}</Notice>;
}
