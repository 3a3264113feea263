import { route, staff, withId } from '../route';
import { person } from './person';

/** Everything of the person of an enquiry or of a message of the contact form, whose id it is asked by: no address has to stand in one. */
export const personOf = route({
  service: 'api',
  method: 'GET',
  path: '/people/:id',
  allow: staff,
  params: withId,
  answer: person,
});
