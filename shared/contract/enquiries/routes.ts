import * as z from '@forms/shared/platform/zod';
import { unsentLetters as unsentLettersSchema } from '../letters/letter';
import { listFileQuery, pageOf } from '../lists/page';
import { cancellation } from '../payments/history';
import { refundRequest } from '../payments/refund';
import { bodies, nothing, route, staff, withId } from '../route';
import { newAnswers } from './answerCorrection';
import {
  enquiriesAsked,
  enquiryChange,
  enquiryComment,
  enquiry as enquirySchema,
  enquirySummary,
  newNote,
  waiting as waitingSchema,
} from './enquiry';
import { countedQueue } from './queue';
import { colleague } from './triage';

/** A page of them, newest first; searched by the words of `SEARCH_HEADER`, in who it is and how they are reached, never in other answers. */
export const enquiries = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries',
  allow: staff,
  query: enquiriesAsked,
  answer: pageOf(enquirySummary),
});
/** All of them that a page would be of, as a file of CSV, or an Excel workbook. */
export const exportEnquiries = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/export',
  allow: staff,
  query: enquiriesAsked.extend(listFileQuery),
  discloses: true,
  answer: z.unknown(),
});
export const enquiry = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id',
  allow: staff,
  params: withId,
  answer: enquirySchema,
});
/** 409 where somebody else has changed it since that `version`: the answer has it as it is now. */
export const changeEnquiry = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id',
  allow: staff,
  params: withId,
  body: enquiryChange,
  maxBody: bodies.short,
  answer: enquirySchema,
});
/**
 * Corrects answers by the rules of their form, with the money that hangs on them. 409 `answers-changed` with the enquiry
 * where they are others than of that `version`; 422 with each field in error.
 */
export const correctAnswers = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id/answers',
  allow: staff,
  params: withId,
  body: newAnswers,
  maxBody: bodies.answers,
  badBody: 422,
  answer: enquirySchema,
});
/** The queues of the home page in their order, with how many enquiries each holds for who asks. */
export const queues = route({
  service: 'api',
  method: 'GET',
  path: '/queues',
  allow: staff,
  answer: z.array(countedQueue),
});
/** Whom enquiries can be assigned to, by name. */
export const colleagues = route({
  service: 'api',
  method: 'GET',
  path: '/colleagues',
  allow: staff,
  answer: z.array(colleague),
});
/** Every tag that stands on an enquiry, in alphabetical order. */
export const enquiryTags = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/tags',
  allow: staff,
  answer: z.array(z.string()),
});
/** Writes a note beside an enquiry. 422 where it is for somebody who would not see it. Whoever writes one is done with those that are for them there. */
export const addComment = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/comments',
  allow: staff,
  params: withId,
  body: newNote,
  maxBody: bodies.long,
  badBody: 422,
  status: 201,
  answer: enquiryComment,
});
/** Whoever a note is for says that they are done with it; whoever it is not for changes nothing. */
export const endMention = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id/comments/:commentId/done',
  allow: staff,
  params: z.object({ id: z.string(), commentId: z.string() }),
  status: 204,
  answer: nothing,
});
/** Gives money back and writes it down, once for an Idempotency-Key. */
export const refundEnquiry = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/refund',
  allow: staff,
  area: 'finance',
  params: withId,
  body: refundRequest,
  maxBody: bodies.long,
  badBody: 422,
  answer: enquirySchema,
});
/** Cancels the enquiry's invoice. Money that was paid stays until it is refunded. */
export const cancelEnquiry = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/cancel',
  allow: staff,
  area: 'finance',
  params: withId,
  body: cancellation,
  maxBody: bodies.short,
  badBody: 422,
  answer: enquirySchema,
});
/** Sends a letter once more: at once where it waits or was given up, as a new message where it went. */
export const sendLetterAgain = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/letters/:letterId/again',
  allow: staff,
  params: z.object({ id: z.string(), letterId: z.string() }),
  answer: enquirySchema,
});
export const unsentLetters = route({
  service: 'api',
  method: 'GET',
  path: '/letters/unsent',
  allow: staff,
  answer: unsentLettersSchema,
});
export const waiting = route({ service: 'api', method: 'GET', path: '/waiting', allow: staff, answer: waitingSchema });
