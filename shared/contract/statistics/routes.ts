import { bodies, nothing, route, staff, withSlug } from '../route';
import { formMove } from './formVisit';
import { statistics, statisticsPeriod } from './statistics';

/** What happened in a period, in numbers. */
export const statisticsOf = route({
  service: 'api',
  method: 'GET',
  path: '/statistics',
  allow: staff,
  query: statisticsPeriod,
  answer: statistics,
});
/** Counts a move through a form, but of nobody who works here, nor of whose browser asks not to be tracked. */
export const countMove = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/form/:slug/move',
  allow: 'everyone',
  params: withSlug,
  body: formMove,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
