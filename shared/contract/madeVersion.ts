import * as z from '@forms/shared/platform/zod';
import { rowVersion } from './rowVersion';

/** Which state this is of something that staff change as a whole, and who made it when; `madeAt` is null where it came with the product, `madeBy` where they are gone, too. */
export const madeVersion = { version: rowVersion, madeBy: z.string().nullable(), madeAt: z.string().nullable() };
