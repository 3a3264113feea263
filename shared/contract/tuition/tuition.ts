import * as z from '@forms/shared/platform/zod';
import { enquirySummary } from '../enquiries/enquiry';
import { listedFile } from '../files/file';
import { type FormDefinition, pageAnswers } from '../forms/form';

/** Tuition as its tutor sees it in the list. */
export const tuitionSummary = enquirySummary.pick({
  id: true,
  reference: true,
  formTitle: true,
  name: true,
  status: true,
  submittedAt: true,
});
export type TuitionSummary = z.infer<typeof tuitionSummary>;

/** What lessons need of it: who is taught, what and when, and the files that are no proof of who somebody is. Money, and whoever pays, are not in it. */
export const tuition = tuitionSummary.extend({
  email: z.string(),
  definition: z.custom<FormDefinition>(),
  pages: z.array(pageAnswers),
  files: z.array(listedFile),
});
export type Tuition = z.infer<typeof tuition>;
