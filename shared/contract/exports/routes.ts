import * as z from '@forms/shared/platform/zod';
import { period } from '../period';
import { bodies, route, staff } from '../route';
import { accountingCodes, exportBatch, exportFormatNames, exportPreview, newExport } from './export';

/** What of a period is new, and what was exported before. */
export const previewExport = route({
  service: 'api',
  method: 'GET',
  path: '/exports/preview',
  allow: staff,
  area: 'finance',
  query: period,
  answer: exportPreview,
});
/** The batches that were exported, newest first. */
export const exportBatches = route({
  service: 'api',
  method: 'GET',
  path: '/exports',
  allow: staff,
  area: 'finance',
  answer: z.array(exportBatch),
});
/** Exports what is new of a period as a batch, once for an Idempotency-Key. 409 `export-changed` where that is not what was shown. */
export const makeExport = route({
  service: 'api',
  method: 'POST',
  path: '/exports',
  allow: staff,
  area: 'finance',
  body: newExport,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: exportBatch,
});
/** A file of a batch, the same bytes each time. */
export const exportFile = route({
  service: 'api',
  method: 'GET',
  path: '/exports/:batch/:format/:part',
  allow: staff,
  area: 'finance',
  params: z.object({
    batch: z.string().regex(/^\d{1,9}$/),
    format: z.enum(exportFormatNames),
    part: z.string().regex(/^\d{1,6}$/),
  }),
  discloses: true,
  answer: z.unknown(),
});
/** How the accounting program calls the accounts. */
export const accountCodes = route({
  service: 'api',
  method: 'GET',
  path: '/exports/codes',
  allow: staff,
  area: 'finance',
  answer: accountingCodes,
});
/** Changes the codes of batches to come. 409 `codes-changed`, with those that are stored, for another version. */
export const changeAccountCodes = route({
  service: 'api',
  method: 'PUT',
  path: '/exports/codes',
  allow: staff,
  area: 'finance',
  body: accountingCodes,
  maxBody: bodies.short,
  badBody: 422,
  answer: accountingCodes,
});
