import * as z from '@forms/shared/platform/zod';
import { type ListAsked, listQuery } from '../lists/page';
import { trackingStatus } from '../tracking';

/** What a list of bug reports is asked for: those of a tab, which is how far staff are. */
export const bugReportsAsked = z.object({ ...listQuery(['sent']), tab: trackingStatus.optional() });
export type BugReportsAsked = Omit<z.infer<typeof bugReportsAsked>, keyof ListAsked> & ListAsked;
