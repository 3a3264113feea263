import { Recent } from './recent';

it('What was not set for longest is forgotten first, and there is never more than so much.', () => {
  const recent = new Recent<number>(3);
  for (const [at, key] of ['a', 'b', 'c', 'a', 'd'].entries()) recent.set(key, at);
  expect(recent.size).toBe(3);
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([3, undefined, 2, 4]);
});
