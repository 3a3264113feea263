import { type Campus, menuTitles } from '@forms/shared/contract';
import { menusOf } from './menus';

test.each<Campus>(['oxford', 'lisbon'])('the menus of %s are those that a remote may bring an entry for', (campus) => {
  const { left, right } = menusOf[campus];
  expect([...left, ...right].map(({ title }) => title)).toEqual(menuTitles[campus]);
});
