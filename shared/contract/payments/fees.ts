import type { FieldError } from '../errors';
import { comparable, isEmpty } from '../forms/answers';
import { holds } from '../forms/conditions';
import { hasExamsField } from '../forms/entered';
import type { FormFee } from '../forms/fee';
import type { FormDefinition, PageAnswers } from '../forms/form';
import { modelOf } from '../forms/model';
import { valueFor, visibilityIn } from '../forms/visibility';
import { LINE_LIMIT, MAX_LINE_PENCE } from '../money/line';
import { CURRENCY, formatPence } from '../money/money';
import { accountOf } from './accounts';
import type { InvoiceItem } from './invoice';

/** Said where a form charges for exams alone, and none is entered. */
export const NO_EXAMS = 'Please add at least one exam.';
/** Said of a form with an invoice that charges for nothing: such a one could be saved once. */
export const NO_FEES = 'This form cannot be submitted, as it does not say what it costs. Please contact us.';
/** Whether a form ends with an invoice. */
export const hasInvoice = ({ pages }: FormDefinition): boolean => pages.some(({ invoice }) => invoice);

/** What a form's own fees come to. */
export interface OwnFees {
  /** A line a fee that is charged, in the definition's order; those of exams are not among them. */
  items: InvoiceItem[];
  /** The answers by which a line would come to more than one may. */
  errors: FieldError[];
  /** Why the form has nothing to charge, unless exams are entered. */
  needsExams: string | undefined;
}

/**
 * The fees of a form's own that answers cause, priced the same way for who fills it in and on the server; undefined
 * where the answers lead to no invoice. `answers` as they are submitted, `today` is `YYYY-MM-DD`.
 */
export function feesOf(
  definition: FormDefinition,
  answers: readonly PageAnswers[],
  today: string,
): OwnFees | undefined {
  if (!hasInvoice(definition)) return undefined;
  const model = modelOf(definition);
  const values = Object.fromEntries(answers.map((page) => [page.name, page.values]));
  const reading = { values, visibility: visibilityIn(model, values, today), today };
  const page = model.pages.find(({ key, definition: { invoice } }) => invoice && reading.visibility.has(key));
  if (!page) return undefined;
  const { invoice } = page.definition;
  if (typeof invoice !== 'object') {
    return { items: [], errors: [], needsExams: hasExamsField(definition) ? NO_EXAMS : NO_FEES };
  }

  const items: InvoiceItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, fee] of invoice.fees.entries()) {
    const read = (name: string) => valueFor(page, name, reading);
    if (fee.show && !holds(fee.show, read, today)) continue;
    const times = fee.each === undefined ? 1 : timesIn(read(fee.each));
    if (times === 0) continue;
    const item = itemOf(fee, at, times);
    items.push(item);
    const counted = page.reads.get(fee.each ?? '')?.field;
    if (counted && item.cost > MAX_LINE_PENCE) {
      errors.push({ page: counted.page.key, field: counted.name, message: LINE_LIMIT });
    }
  }
  return { items, errors, needsExams: undefined };
}

function itemOf({ description, cost, each, type = 'other' }: FormFee, at: number, times: number): InvoiceItem {
  const account = accountOf[type];
  return {
    id: `fee.${at}`,
    metaType: 'standalone',
    type,
    currency: CURRENCY,
    account,
    accountId: account.id,
    description: each === undefined ? description : `${description} (${times} × ${formatPence(cost)})`,
    cost: cost * times,
  };
}

const wholeNumber = /^\d+$/;

/** How many times an answer says: a list by its entries, a whole number as it is. */
function timesIn(answer: unknown): number {
  if (isEmpty(answer)) return 0;
  if (Array.isArray(answer)) return answer.length;
  const text = comparable(answer) ?? '';
  // More than anybody can be charged for is still a number.
  return wholeNumber.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 0;
}
