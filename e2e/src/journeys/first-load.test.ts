import { firstPages, measureFirstLoad } from '../first-load/firstLoad';
import { journeys } from './journey';

// What is only for testing is not what visitors load.
const here = journeys({
  LIVE: 'true',
  ANSWERS_KEYS: 'test:a secret of at least thirty-two letters',
});

test.each(firstPages)(
  'a first visit to $name loads no more JavaScript than it may, in few files, and the next visit none',
  async (page) => {
    const { first, again, scripts } = await measureFirstLoad(here.browser, here.product.address, page);
    expect(first).toBeLessThanOrEqual(page.limit);
    expect(scripts.length).toBeLessThanOrEqual(page.mostFiles);
    expect(again).toBe(0);
  },
);
