import { compare } from './compare';

type Bump = 'major' | 'minor' | undefined;
/** What changes on a face, its declarations before and today, and the version that this asks for. */
const cases: [what: string, before: string, today: string, bump: Bump][] = [
  ['nothing', 'export const a: string;', 'export const a: string;', undefined],
  ['a comment', 'export const a: string;', '/** A word. */ export const a: string;', undefined],
  ['the order of a union', `export const a: 'x' | 'y';`, `export const a: 'y' | 'x';`, undefined],
  ['a name that is gone', 'export const a: 1; export const b: 1;', 'export const a: 1;', 'major'],
  ['a type that is gone', 'export type A = 1; export const b: 1;', 'export const b: 1;', 'major'],
  ['a name that is new', 'export const a: 1;', 'export const a: 1; export const b: 1;', 'minor'],
  ['a prop that must be given now', component('title: string'), component('title: string; icon: string'), 'major'],
  ['a prop that may be given now', component('title: string'), component('title: string; icon?: string'), 'minor'],
  ['a prop that need not be given', component('title: string'), component('title?: string'), 'minor'],
  ['a prop that nobody hears any more', component('title: string; icon?: 1'), component('title: string'), 'major'],
  ['a prop that takes less', component(`kind: 'a' | 'b'`), component(`kind: 'a'`), 'major'],
  ['a prop that takes more', component(`kind: 'a'`), component(`kind: 'a' | 'b'`), 'minor'],
  ['an answer that is less', 'export function a(): string | null;', 'export function a(): string;', 'minor'],
  ['an answer that is more', 'export function a(): string;', 'export function a(): string | null;', 'major'],
  ['an argument that must be given', 'export function a(): void;', 'export function a(of: string): void;', 'major'],
  ['a service more', services('toast(words: string): void'), services('toast(words: string): void; ask(): 1'), 'minor'],
  ['a service less', services('toast(words: string): void; ask(): 1'), services('toast(words: string): void'), 'major'],
  [
    'a service that must be given more',
    services('toast(of: { words: string }): void'),
    services('toast(of: { words: string; kind: string }): void'),
    'major',
  ],
  ['a part more that may be drawn', parts('a: Part<{ x: 1 }>'), parts('a: Part<{ x: 1 }>; b: Part<{}>'), 'minor'],
  ['a part less that may be drawn', parts('a: Part<{ x: 1 }>; b: Part<{}>'), parts('a: Part<{ x: 1 }>'), 'major'],
  ['a part that must be given more', parts('a: Part<{ x: 1 }>'), parts('a: Part<{ x: 1; y: 1 }>'), 'major'],
  ['a part that may be given more', parts('a: Part<{ x: 1 }>'), parts('a: Part<{ x: 1; y?: 1 }>'), 'minor'],
  ['a part that is given what it does not know', parts('a: Part<{ x: 1 }>'), parts('a: Part<{ x: 1 | 2 }>'), 'major'],
  [`a library's name`, `export { useId } from 'react';`, `export { useId } from 'react';`, undefined],
  [
    `a library's name that is ours now`,
    `export { useId } from 'react';`,
    'export function useId(of: 1): string;',
    'major',
  ],
  ['a tag of the cache more', api(`'A'`), api(`'A' | 'B'`), 'minor'],
  ['a tag of the cache less', api(`'A' | 'B'`), api(`'A'`), 'major'],
  ['a list that must be given more', list('id: string'), list('id: string; keyOf(row: Row): string'), 'major'],
];

function component(props: string) {
  return `export interface Props { ${props} } export function Component(props: Props): import('react').ReactNode;`;
}
function services(has: string) {
  return `interface Services { ${has} } export function useServices(): Services;
    export const ServicesProvider: import('react').Provider<Services | undefined>; export {};`;
}
function parts(has: string) {
  return `import type { ComponentType as Part } from 'react'; export interface RemoteModules { ${has} }
    export function Remote<M extends keyof RemoteModules>(props: { of: M }): void; export {};`;
}
function api(tags: string) {
  return `import type { Api, BaseQueryFn, coreModuleName } from '@reduxjs/toolkit/query';
    export const api: Api<BaseQueryFn, {}, 'api', ${tags}, typeof coreModuleName>; export {};`;
}
function list(has: string) {
  return `export interface ListProps<Row> { ${has} } export function List<Row>(props: ListProps<Row>): void;`;
}

const face = (at: number) => `platform/case-${at}:`;
const all = (side: 1 | 2) =>
  cases.map((one, at) => `declare module '${face(at).slice(0, -1)}' { ${one[side]} }`).join('\n');
// One compilation for all of them: a face each.
const changes = compare(all(1), all(2));

it.each(cases.map(([what, , , bump], at) => [what, bump ?? 'no', at] as const))(
  'On a face, %s asks for %s version.',
  (_what, bump, at) => {
    const found = changes.filter(({ name }) => name.startsWith(face(at)));
    expect(found.some((change) => change.bump === 'major') ? 'major' : (found[0]?.bump ?? 'no')).toBe(bump);
  },
);

it('Each change has the name of what has changed, and says what does not fit.', () => {
  const at = cases.findIndex(([what]) => what === 'a prop that must be given now');
  expect(changes).toContainEqual({
    bump: 'major',
    name: `${face(at)} Component`,
    why: expect.stringContaining(`Property 'icon' is missing`),
  });
});
