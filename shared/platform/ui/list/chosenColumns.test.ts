import { chosenColumns } from './chosenColumns';

const column = (key: string, isExtra?: true) => ({ key, title: key, value: () => '', ...(isExtra && { isExtra }) });
const columns = [column('name'), column('city'), column('email', true)];

test.each([
  ['nothing', undefined, ['name', 'city']],
  ['some of them, in another order', ['email', 'name'], ['email', 'name']],
  ['one that the list has no more', ['street', 'city'], ['city']],
  ['none that the list has', ['street'], ['name', 'city']],
])('of a list whose third column stands there only when chosen, who chose %s sees those', (_, chosen, seen) => {
  expect(chosenColumns(columns, chosen).map(({ key }) => key)).toEqual(seen);
});
