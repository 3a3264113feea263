import * as z from '@forms/shared/platform/zod';
import { invoiceShown } from './applicationPage';

/** So many of somebody's own applications are listed, the newest. */
export const MOST_OWN_APPLICATIONS = 50;

/**
 * An application of whoever is signed in, as their list shows it: how far it is, what comes next, its invoice and the pence
 * that they owe.
 */
export const ownApplication = z.object({
  id: z.string(),
  reference: z.string(),
  formTitle: z.string(),
  submittedAt: z.string(),
  state: z.string(),
  next: z.string(),
  owing: z.number().int(),
  invoice: invoiceShown
    .pick({ number: true, dueDate: true, status: true })
    .extend({ amount: z.number().int() })
    .nullable(),
});
export type OwnApplication = z.infer<typeof ownApplication>;
