import * as z from '@forms/shared/platform/zod';
import { bodies, nothing, route, staff, withId } from '../route';
import { bulkChange, MOST_PICKED, newBulkChange, selectedFile } from './bulkChange';

/** The changes of many enquiries that whoever asks has under way, or has not dismissed, the newest first. */
export const bulkChanges = route({
  service: 'api',
  method: 'GET',
  path: '/bulk-changes',
  allow: staff,
  answer: z.array(bulkChange),
});
/**
 * Changes many enquiries, once for an Idempotency-Key; what is not done by the answer goes on by itself. 409 `count-changed`
 * where another number match than were counted.
 */
export const startBulkChange = route({
  service: 'api',
  method: 'POST',
  path: '/bulk-changes',
  allow: staff,
  body: newBulkChange,
  maxBody: bodies.answers,
  most: { items: MOST_PICKED, values: 10_000 },
  badBody: 422,
  status: 201,
  answer: bulkChange,
});
/** Once more those that could not be changed, over what others have made of them meanwhile; nothing while it is under way or was taken back. */
export const tryBulkChangeAgain = route({
  service: 'api',
  method: 'POST',
  path: '/bulk-changes/:id/again',
  allow: staff,
  params: withId,
  answer: bulkChange,
});
/** Stops it where it is under way, and gives back what nobody has changed since. */
export const undoBulkChange = route({
  service: 'api',
  method: 'POST',
  path: '/bulk-changes/:id/undo',
  allow: staff,
  params: withId,
  answer: bulkChange,
});
/** Has it shown no more; what is under way goes on. */
export const dismissBulkChange = route({
  service: 'api',
  method: 'DELETE',
  path: '/bulk-changes/:id',
  allow: staff,
  params: withId,
  status: 204,
  answer: nothing,
});
/** The selected enquiries as a file of CSV, or an Excel workbook. 409 `count-changed` where another number match than were counted. */
export const exportSelectedEnquiries = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/export',
  allow: staff,
  body: selectedFile,
  maxBody: bodies.answers,
  most: { items: MOST_PICKED, values: 10_000 },
  badBody: 422,
  answer: z.unknown(),
});
