import * as z from '@forms/shared/platform/zod';
import { difference } from './offer';

/** In bytes: the largest file of offers, and the body that it comes in. */
export const MAX_OFFERS_FILE_BYTES = 2 * 1024 * 1024;
export const OFFERS_FILE_BODY = 3 * 1024 * 1024;
/** In each of its tables. */
export const MAX_OFFER_ROWS = 10_000;

/** A workbook with both tables, and each of them as text. */
export const offersFiles = ['catalogue.xlsx', 'offers.csv', 'papers.csv'] as const;
export type OffersFile = (typeof offersFiles)[number];

/** A file of offers, of papers, or of both: its bytes in base64, and what becomes of offers that it does not have. */
export const offersToImport = z.object({
  name: z.string().trim().max(200),
  content: z.string().max(Math.ceil(MAX_OFFERS_FILE_BYTES / 3) * 4),
  missing: z.enum(['stay', 'retire']),
});
export type OffersToImport = z.infer<typeof offersToImport>;

/** An offer as people name it, with what becomes other of it. */
const namedOffer = z.object({ id: z.string(), said: z.string(), differences: z.array(difference) });
export type NamedOffer = z.infer<typeof namedOffer>;

/** What a file would change. With `problems` it changes nothing; `pin` names exactly what is shown. */
export const offersPreview = z.object({
  problems: z.array(z.string()),
  added: z.array(namedOffer),
  changed: z.array(namedOffer),
  removed: z.array(namedOffer),
  unchanged: z.int(),
  pin: z.string(),
});
export type OffersPreview = z.infer<typeof offersPreview>;

/** A file whose changes were shown under this `pin`. */
export const offersImport = offersToImport.extend({ pin: z.string().max(100) });
export const offersImported = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

export const CATALOGUE_CHANGED = {
  word: 'catalogue-changed',
  message: 'The catalogue has changed since this was shown, so nothing was imported. Please look at it as it is now.',
} as const;
