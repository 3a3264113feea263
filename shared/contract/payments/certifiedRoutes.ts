import * as z from '@forms/shared/platform/zod';
import { bodies, route, staff, withId } from '../route';
import { newCertifiedDocument } from './certifiedDocument';
import { invoice as invoiceSchema } from './invoice';

/** Records what certified software issued for an invoice, as Portuguese law has it. 409 `recorded-already` for a number that is recorded. */
export const recordCertified = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/certified',
  allow: staff,
  area: 'finance',
  params: withId,
  body: newCertifiedDocument,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: invoiceSchema,
});
export const removeCertified = route({
  service: 'api',
  method: 'DELETE',
  path: '/invoice/:id/certified/:documentId',
  allow: staff,
  area: 'finance',
  params: z.object({ id: z.string(), documentId: z.string() }),
  answer: invoiceSchema,
});
