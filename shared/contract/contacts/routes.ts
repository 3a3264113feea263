import * as z from '@forms/shared/platform/zod';
import { contactToSend, created } from '../content/content';
import { bodies, route, staff, withId } from '../route';
import { trackingChange } from '../tracking';
import { contact, newReply } from './contact';

export const sendContact = route({
  service: 'content',
  method: 'POST',
  path: '/contacts',
  allow: 'everyone',
  body: contactToSend,
  maxBody: bodies.long,
  status: 201,
  answer: created,
});
export const contacts = route({
  service: 'content',
  method: 'GET',
  path: '/contacts',
  allow: staff,
  answer: z.array(contact),
});
export const changeContact = route({
  service: 'content',
  method: 'PUT',
  path: '/contacts/:id',
  allow: staff,
  params: withId,
  body: trackingChange,
  maxBody: bodies.short,
  answer: contact,
});
/** Sends who wrote a message an answer by mail and closes the message, once for an Idempotency-Key. */
export const replyToContact = route({
  service: 'content',
  method: 'POST',
  path: '/contacts/:id/replies',
  allow: staff,
  params: withId,
  body: newReply,
  maxBody: bodies.long,
  badBody: 422,
  status: 201,
  answer: contact,
});
/** Sends a reply's letter once more, as `sendLetterAgain` does an enquiry's. */
export const sendReplyAgain = route({
  service: 'content',
  method: 'POST',
  path: '/contacts/:id/replies/:replyId/again',
  allow: staff,
  params: z.object({ id: z.string(), replyId: z.string() }),
  answer: contact,
});
