import * as z from '@forms/shared/platform/zod';
import { sizeQuery } from '../lists/page';
import { route, staff, withId } from '../route';
import { foundPerson, person } from './person';

/** Everything of the person of an enquiry or of a message of the contact form, whose id it is asked by: no address has to stand in one. */
export const personOf = route({
  service: 'api',
  method: 'GET',
  path: '/people/:id',
  allow: staff,
  params: withId,
  answer: person,
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
