import * as z from '@forms/shared/platform/zod';
import { contactToSend, created } from '../content/content';
import { pageOf } from '../lists/page';
import { bodies, route, staff, withId } from '../route';
import { trackingChange } from '../tracking';
import { contact as contactSchema, contactsAsked, newReply } from './contact';

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
/** A page of them, newest first, searched by who wrote and what. */
export const contacts = route({
  service: 'content',
  method: 'GET',
  path: '/contacts',
  allow: staff,
  area: 'admissions',
  query: contactsAsked,
  answer: pageOf(contactSchema),
});
/** The pages that most were sent from, in the order of the alphabet. */
export const contactPages = route({
  service: 'content',
  method: 'GET',
  path: '/contacts/pages',
  allow: staff,
  area: 'admissions',
  answer: z.array(z.string()),
});
/** All of them that a page would be of, as a file of CSV. */
export const exportContacts = route({
  service: 'content',
  method: 'GET',
  path: '/contacts/export',
  allow: staff,
  area: 'admissions',
  query: contactsAsked,
  discloses: true,
  answer: z.unknown(),
});
export const contact = route({
  service: 'content',
  method: 'GET',
  path: '/contacts/:id',
  allow: staff,
  area: 'admissions',
  params: withId,
  answer: contactSchema,
});
export const changeContact = route({
  service: 'content',
  method: 'PUT',
  path: '/contacts/:id',
  allow: staff,
  area: 'admissions',
  params: withId,
  body: trackingChange,
  maxBody: bodies.short,
  answer: contactSchema,
});
/** Sends who wrote a message an answer by mail and closes the message, once for an Idempotency-Key. */
export const replyToContact = route({
  service: 'content',
  method: 'POST',
  path: '/contacts/:id/replies',
  allow: staff,
  area: 'admissions',
  params: withId,
  body: newReply,
  maxBody: bodies.long,
  badBody: 422,
  status: 201,
  answer: contactSchema,
});
/** Sends a reply's letter once more, as `sendLetterAgain` does an enquiry's. */
export const sendReplyAgain = route({
  service: 'content',
  method: 'POST',
  path: '/contacts/:id/replies/:replyId/again',
  allow: staff,
  area: 'admissions',
  params: z.object({ id: z.string(), replyId: z.string() }),
  answer: contactSchema,
});
