import { period } from '../period';
import { route, staff } from '../route';
import { statistics } from './statistics';

/** What happened in a period, in numbers. */
export const statisticsOf = route({
  service: 'api',
  method: 'GET',
  path: '/statistics',
  allow: staff,
  query: period,
  answer: statistics,
});
