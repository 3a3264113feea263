import { admin, bodies, route, staff } from '../route';
import { homeQueuesChange, homeQueues as homeQueuesSchema } from './homeQueues';

/** Which queues the home page shows, in which order. */
export const homeQueues = route({
  service: 'api',
  method: 'GET',
  path: '/home-queues',
  allow: staff,
  answer: homeQueuesSchema,
});
/** Changes them, all at once. 409 `home-queues-changed` for another version than is stored; 422 for a view of enquiries that nobody shares. */
export const changeHomeQueues = route({
  service: 'api',
  method: 'PUT',
  path: '/home-queues',
  allow: admin,
  body: homeQueuesChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: homeQueuesSchema,
});
