import * as z from '@forms/shared/platform/zod';
import { uploaded } from '../files/file';
import { begunUpload } from '../files/partedUpload';
import { bodies, nothing, route, staff, withId } from '../route';
import { applicationLink } from './applicationPage';
import { applicationDocuments, documentDecision } from './document';
import { documentToBegin } from './documentParts';

const ofEnquiry = z.object({ id: z.string(), name: z.string() });

/**
 * Takes a document that an application asks for. Multipart: `link`, the secret of its page, and `document`, its name,
 * before the `file`, or `upload` in its place, the id of one whose parts have all come. 404 for a link that opens nothing,
 * 409 where the application does not take it.
 */
export const sendDocument = route({
  service: 'api',
  method: 'POST',
  path: '/application/document',
  allow: 'everyone',
  upload: true,
  maxBody: bodies.upload,
  status: 201,
  answer: uploaded,
});
/** Begins to send a document by parts, or says how far that is. */
export const beginDocument = route({
  service: 'api',
  method: 'POST',
  path: '/application/document/begin',
  allow: 'everyone',
  body: documentToBegin,
  maxBody: bodies.short,
  answer: begunUpload,
});
/** Removes a file that was sent as a document, while nobody has looked at it: 409 after that. */
export const takeBackDocument = route({
  service: 'api',
  method: 'POST',
  path: '/application/document/:id/delete',
  allow: 'everyone',
  params: withId,
  body: applicationLink,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
/** The documents that an enquiry asks for. */
export const enquiryDocuments = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/documents',
  allow: staff,
  params: withId,
  answer: applicationDocuments,
});
/** Says how far a document is. 409 where its files are others than whoever decides has seen. */
export const decideDocument = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id/documents/:name',
  allow: staff,
  params: ofEnquiry,
  body: documentDecision,
  maxBody: bodies.short,
  badBody: 422,
  answer: applicationDocuments,
});
