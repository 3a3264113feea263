import * as z from '@forms/shared/platform/zod';

/** Counts how often a row was changed: whoever changes it says which they saw. As high as a column of the database counts. */
export const rowVersion = z.int().min(0).max(1_000_000_000);
