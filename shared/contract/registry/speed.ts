import * as z from '@forms/shared/platform/zod';

/**
 * What browsers measure of a remote's parts, with the bounds that measurements are counted under: how long a part's code
 * took to come, and the web vitals that its elements are the cause of (https://web.dev/articles/vitals). In milliseconds;
 * CLS, which has no unit, in thousandths.
 */
export const speedBounds = {
  load: [100, 250, 500, 1_000, 2_000, 4_000, 10_000],
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 4_000, 10_000],
  INP: [50, 100, 200, 350, 500, 1_000, 3_000],
  CLS: [5, 20, 50, 100, 150, 250, 500],
} as const;
export type Measure = keyof typeof speedBounds;
export const measure = z.enum(Object.keys(speedBounds) as [Measure, ...Measure[]]);

/**
 * Of what was measured of a version: how often, and the bound that three of four measurements are within, null beyond the
 * last one. The version '' is the build beside the host.
 */
export const remoteSpeed = z.object({
  version: z.string(),
  measure,
  count: z.number(),
  within: z.number().nullable(),
});
export type RemoteSpeed = z.infer<typeof remoteSpeed>;
