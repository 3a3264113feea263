import { withCounts } from './withCounts';

const page = { rows: ['a'], before: 0, previous: null, next: 'on', last: 'end' };
const tabs = {
  execute: async () => [
    { tab: 'new', count: 3 },
    { tab: 'done', count: 2 },
  ],
};

it('A page says how many there are by tab and in all, but not where they are too many to be counted, and then nobody is led to their end.', async () => {
  const counts = { new: 3, done: 2, all: 5 };
  expect(await withCounts(page, tabs)).toEqual({ ...page, counts });
  expect(await withCounts(page, tabs, false, 5)).toEqual({ ...page, counts });
  expect(await withCounts(page, tabs, false, 4)).toEqual({ ...page, last: null, counts: {} });
  expect(await withCounts(page, tabs, true)).toEqual({ ...page, last: null, counts: {} });
});
