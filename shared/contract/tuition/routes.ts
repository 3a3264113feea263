import * as z from '@forms/shared/platform/zod';
import { newComment } from '../enquiries/enquiry';
import { bodies, nothing, route, tutors, withId } from '../route';
import { tuition, tuitionSummary } from './tuition';

/** What is assigned to the tutor who asks, the newest first. */
export const ownTuition = route({
  service: 'api',
  method: 'GET',
  path: '/tuition',
  allow: tutors,
  answer: z.array(tuitionSummary),
});
/** One of it; 404 for what is not, or no longer, assigned to whoever asks. */
export const tuitionOf = route({
  service: 'api',
  method: 'GET',
  path: '/tuition/:id',
  allow: tutors,
  params: withId,
  answer: tuition,
});
/** Writes a note beside it for staff, once for an Idempotency-Key. */
export const addTuitionNote = route({
  service: 'api',
  method: 'POST',
  path: '/tuition/:id/notes',
  allow: tutors,
  params: withId,
  body: z.strictObject(newComment.shape),
  maxBody: bodies.long,
  badBody: 422,
  status: 204,
  answer: nothing,
});
