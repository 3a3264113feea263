import * as z from '@forms/shared/platform/zod';

/** A page slug: what may stand in an address. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'A slug holds small letters, digits and hyphens');
