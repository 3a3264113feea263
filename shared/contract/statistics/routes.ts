import { route, staff } from '../route';
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
