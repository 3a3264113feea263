import { bodies, nothing, route, staff, withId } from '../route';
import { applicantMessage, enquiryMessages, messageToApplicant, seenMessages } from './message';

/** Takes a message from whoever has an application's link, once for an Idempotency-Key. 404 for a link that opens nothing. */
export const writeToStaff = route({
  service: 'api',
  method: 'POST',
  path: '/application/message',
  allow: 'everyone',
  body: applicantMessage,
  maxBody: bodies.long,
  badBody: 422,
  status: 204,
  answer: nothing,
});
/** The messages about an enquiry, oldest first. */
export const messages = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/messages',
  allow: staff,
  params: withId,
  answer: enquiryMessages,
});
/** Writes to whoever sent an enquiry, once for an Idempotency-Key: a letter tells them that it is on their page. */
export const writeToApplicant = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/messages',
  allow: staff,
  params: withId,
  body: messageToApplicant,
  maxBody: bodies.long,
  badBody: 422,
  status: 201,
  answer: enquiryMessages,
});
/** Says that what an applicant wrote takes no answer, or has had it elsewhere. */
export const answeredElsewhere = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id/messages',
  allow: staff,
  params: withId,
  body: seenMessages,
  maxBody: bodies.long,
  answer: enquiryMessages,
});
