import * as z from '@forms/shared/platform/zod';
import { enquiry } from '../enquiries/enquiry';
import { mergeAsked } from '../enquiries/merge';
import { sizeQuery } from '../lists/page';
import { bodies, route, staff, withId } from '../route';
import { duplicate, foundPerson, linkAsked, person } from './person';

/** Everything of the person of an enquiry or of a message of the contact form, whose id it is asked by: no address has to stand in one. */
export const personOf = route({
  service: 'api',
  method: 'GET',
  path: '/people/:id',
  allow: staff,
  params: withId,
  answer: person,
});
/** Says of two enquiries or messages that they are of one person, or are not, or takes that back. 409 where somebody else said something meanwhile, or what was said of others speaks against it. */
export const linkPeople = route({
  service: 'api',
  method: 'PUT',
  path: '/people/:id/links/:other',
  allow: staff,
  params: z.object({ id: z.string(), other: z.string() }),
  body: linkAsked,
  maxBody: bodies.short,
  answer: person,
});
/** Of which enquiries this one is probably a duplicate, or they of it, the newest first. */
export const duplicatesOf = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/duplicates',
  allow: staff,
  params: withId,
  answer: z.array(duplicate),
});
/**
 * Merges a duplicate into another enquiry of its form and person, or takes the two apart again. 409 where somebody else has
 * changed it since that `version`, where entries or invoices stand on it, and where either is merged already.
 */
export const mergeEnquiry = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id/merge',
  allow: staff,
  params: withId,
  body: mergeAsked,
  maxBody: bodies.short,
  answer: enquiry,
});
/** The newest few whose names, addresses of email or telephone numbers hold the words of `SEARCH_HEADER`; nobody where there are none. */
export const people = route({
  service: 'api',
  method: 'GET',
  path: '/people',
  allow: staff,
  query: z.object(sizeQuery),
  answer: z.array(foundPerson),
});
