import * as z from '@forms/shared/platform/zod';

/** How far staff have come with a message or a report: the specification's tracking statuses. */
export const trackingStatuses = ['submitted', 'investigating', 'completed', 'rejected'] as const;
export const trackingStatus = z.enum(trackingStatuses);
export type TrackingStatus = z.infer<typeof trackingStatus>;
export const trackingChange = z.object({ field: z.literal('status'), newValue: trackingStatus });
