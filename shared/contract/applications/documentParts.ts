import * as z from '@forms/shared/platform/zod';
import { toBegin } from '../files/partedUpload';
import { applicationLink } from './applicationPage';

/** A document that is to come by parts. */
export const documentToBegin = z.strictObject({ ...toBegin, ...applicationLink.shape, document: z.string().max(200) });
