import * as z from '@forms/shared/platform/zod';
import { enquiry } from '../enquiries/enquiry';
import { bodies, nothing, ofTheCollege, route, staff, withId } from '../route';
import {
  applicationAsked,
  applicationCode,
  applicationLink,
  applicationMail,
  applicationPage as pageSchema,
} from './applicationPage';
import { contactChange } from './contactDetails';
import { ownApplication } from './ownApplication';

/** What stands behind a private link. 404 for one that is unknown, too old, locked or revoked: nobody learns which. */
export const applicationPage = route({
  service: 'api',
  method: 'POST',
  path: '/application',
  allow: 'everyone',
  body: applicationAsked,
  maxBody: bodies.short,
  answer: pageSchema,
});
/** Mails a code or a new link to the address that the application gives. The answer is the same where there is none. */
export const sendApplicationMail = route({
  service: 'api',
  method: 'POST',
  path: '/application/mail',
  allow: 'everyone',
  body: applicationMail,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
/** A new link, for an old one and the code that was mailed for it. 422 for a wrong code; after five the link is none. */
export const openApplication = route({
  service: 'api',
  method: 'POST',
  path: '/application/code',
  allow: 'everyone',
  body: applicationCode,
  maxBody: bodies.short,
  answer: applicationLink,
});
/** Closes an application for whoever sent it, and cancels its invoice. 409 where it is paid or booked. */
export const withdrawApplication = route({
  service: 'api',
  method: 'POST',
  path: '/application/withdraw',
  allow: 'everyone',
  body: applicationLink,
  maxBody: bodies.short,
  answer: pageSchema,
});
/**
 * Changes the contact details of an application by its link. 422 with each field in error, 409 `details-changed` with
 * what is stored where that is another version than was seen, and `not-open` where nothing can be changed any more.
 */
export const changeContactDetails = route({
  service: 'api',
  method: 'POST',
  path: '/application/details',
  allow: 'everyone',
  body: contactChange,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
/** Ends every link to an enquiry's private page. */
export const revokeApplicationLinks = route({
  service: 'api',
  method: 'DELETE',
  path: '/enquiries/:id/links',
  allow: staff,
  params: withId,
  answer: enquiry,
});
/** What whoever is signed in has sent, by their address: the newest first. */
export const ownApplications = route({
  service: 'api',
  method: 'GET',
  path: '/my/applications',
  allow: ofTheCollege,
  answer: z.array(ownApplication),
});
/** A link to the private page of an application of one's own. 404 for another's. */
export const openOwnApplication = route({
  service: 'api',
  method: 'POST',
  path: '/my/applications/:id/link',
  allow: ofTheCollege,
  params: withId,
  answer: applicationLink,
});
