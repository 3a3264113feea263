import { type Due, duesOwing, type Instalment } from '@forms/shared/contract';
import type { OpenDebt } from './openInvoices';

/** What the rules of the contract need of a stored invoice: its plan read. */
export const askedOf = ({ amount, dueDate, instalmentPlan, sums }: OpenDebt) => ({
  ...{ amount, credited: sums.credited, dueDate },
  instalmentPlan: instalmentPlan === null ? null : (JSON.parse(instalmentPlan) as Instalment[]),
});

/** What an open invoice is due by, with what of each is owing. */
export const duesOfInvoice = (invoice: OpenDebt): Due[] => duesOwing(askedOf(invoice), invoice.sums.owing);
