import { compareLibraries, librariesOf } from './libraries';

const declarations = `
declare module 'platform/ui' { export { Button } from 'antd'; import("react/jsx-runtime"); }
declare module 'platform/store' { import type { Api } from "@reduxjs/toolkit/query"; }`;

it('the libraries that remotes take from the host are those that the declarations name', () => {
  const ranges = {
    antd: '6.6.8',
    react: '^19.3.1',
    'react-dom': '^19.3.1',
    '@reduxjs/toolkit': '^2.14.0',
    moment: '^2.31.0',
  };
  expect(Object.keys(librariesOf(declarations, ranges))).toEqual(['antd', 'react', '@reduxjs/toolkit']);
});

it.each<[string, string, string[]]>([
  ['6.6.8', '7.0.0', ['antd was 6.6.8 and is 7.0.0']],
  ['^19.3.1', '^20.0.0', ['antd was ^19.3.1 and is ^20.0.0']],
  ['^19.3.1', '^19.4.0', []],
  ['6.6.8', '6.6.9', []],
])('a library of %s that is %s asks for another major version only where it is one', (before, today, found) => {
  const changes = compareLibraries({ antd: before }, { antd: today });
  expect(changes.map(({ name, why }) => `${name} ${why}`)).toEqual(found);
  expect(changes.every(({ bump }) => bump === 'major')).toBe(true);
});
