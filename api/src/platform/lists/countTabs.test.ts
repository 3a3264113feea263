import { countTabs } from './countTabs';

const tabs = {
  execute: async () => [
    { tab: 'new', count: 3 },
    { tab: 'done', count: 2 },
  ],
};

it('A page says how many there are by tab and in all, but not where they are too many to be counted, and then nobody is led to their end.', async () => {
  const counts = { new: 3, done: 2, all: 5 };
  expect(await countTabs(tabs)).toEqual({ counts });
  expect(await countTabs(tabs, false, 5)).toEqual({ counts });
  expect(await countTabs(tabs, false, 4)).toEqual({ last: null, counts: {} });
  expect(await countTabs(tabs, true)).toEqual({ last: null, counts: {} });
});
