import { FIRST_LOAD_LIMIT, measureFirstLoad } from '../first-load/firstLoad';
import { journeys } from './journey';

// What is only for testing is not what visitors load.
const here = journeys({
  LIVE: 'true',
  ANSWERS_KEYS: 'test:a secret of at least thirty-two letters',
});

test('a first visit to the exams form loads at most 330 KB of JavaScript, and the next visit none', async () => {
  const { first, again } = await measureFirstLoad(here.browser, here.product.address);
  expect(first).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  expect(again).toBe(0);
});
