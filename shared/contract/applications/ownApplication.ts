import * as z from '@forms/shared/platform/zod';

/** So many of somebody's own applications are listed, the newest. */
export const MOST_OWN_APPLICATIONS = 50;

/** An application of whoever is signed in, as their list shows it: how far it is, what comes next, and the pence that they owe. */
export const ownApplication = z.object({
  id: z.string(),
  reference: z.string(),
  formTitle: z.string(),
  submittedAt: z.string(),
  state: z.string(),
  next: z.string(),
  owing: z.number().int(),
});
export type OwnApplication = z.infer<typeof ownApplication>;
