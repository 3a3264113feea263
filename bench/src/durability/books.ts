import type { Product } from '../../../e2e/src/product';
import { routes } from '../../../shared/contract';
import type { Application } from './visitor';

/** For how long the server may look for a payment after it has started. */
const PATIENCE_MS = 30_000;

/** What the books of a server that was started again lack, a line for each; none when they are right. */
export async function errorsIn(product: Product, applications: readonly Application[]): Promise<string[]> {
  const errors: string[] = [];
  const stored = await paidById(product);
  for (const { key, stored: answer, paid } of applications) {
    if (!answer) continue;
    if (!stored.has(answer.id)) errors.push(`${key}: acknowledged as ${answer.reference}, and lost`);
    else if (paid && !stored.get(answer.id)) errors.push(`${key}: acknowledged as paid, and not paid`);
  }
  const taken = applications.filter(({ taken }) => taken);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await paidById(product);
    const missing = taken.filter(({ stored: answer }) => answer && !found.get(answer.id));
    if (missing.length === 0) break;
    if (Date.now() > end) {
      errors.push(...missing.map(({ key }) => `${key}: the card was charged, and it was never marked paid`));
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return errors;
}

/** The enquiries whose payment is written down by half: paid without its step, receipt or invoice, or any of these without the others. */
export async function halves(product: Product, ids: readonly string[]): Promise<string[]> {
  const errors: string[] = [];
  for (const id of ids) {
    const { paid, payments, mail, invoiceId, reference } = await product.asStaff(routes.enquiry, { id });
    const { status } = await product.asStaff(routes.invoice, { id: invoiceId ?? '' });
    const once = paid ? 1 : 0;
    const right =
      payments.filter(({ kind }) => kind === 'paid').length === once &&
      payments.filter(({ kind }) => kind === 'booked').length <= once &&
      mail.filter(({ kind }) => kind === 'receipt').length === once &&
      (status === 'paid' || status === 'booked') === paid;
    if (!right) errors.push(`${reference}: half recorded, ${JSON.stringify({ paid, status, payments, mail })}`);
  }
  return errors;
}

/** Every enquiry, and whether it is paid. */
export const paidById = async (product: Product): Promise<Map<string, boolean>> =>
  new Map((await product.listed(routes.enquiries)).map(({ id, paid }) => [id, paid]));
