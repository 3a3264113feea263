import type { PartFailure } from '@forms/shared/contract';
import { addresses } from './loadedParts';
import { remoteIn, watchParts } from './watchParts';

const files = 'https://forms.example/remotes/mf-files/v7/';
const contact = 'https://contact.example/';
const manifests = new Map([
  ['mf-files', `${files}mf-manifest.json`],
  ['mf-contact', `${contact}mf-manifest.json`],
]);
const errorIn = (address: string) =>
  Object.assign(new Error('No such page: Ada'), { stack: `at f (${address}1.js:1:2)` });

test('an error is a remote’s whose code stands first in the stack, whatever it had called in the shell', () => {
  const stack = `TypeError\n at g (https://forms.example/libraries.1.js:1:9)\n at f (${contact}1.js:1:2)\n at ${files}2.js:1:2`;
  expect(remoteIn(stack, manifests)).toBe('mf-contact');
  expect(remoteIn('at g (https://forms.example/page.1.js:1:9)', manifests)).toBeUndefined();
});

test('each remote’s errors outside of drawing, and what held the page, are reported once, by name and place and nothing else', () => {
  for (const [remote, manifest] of manifests) addresses.set(remote, manifest);
  jest.spyOn(console, 'error').mockImplementation();
  let onFrames: (frames: object[]) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(hear: (list: object) => void) {
      onFrames = (frames) => hear({ getEntries: () => frames });
    }
    observe = () => undefined;
  } as never;
  const reports: PartFailure[] = [];
  watchParts((failure) => reports.push(failure));

  const error = errorIn(files);
  window.dispatchEvent(new ErrorEvent('error', { error, filename: `${files}1.js`, message: error.message }));
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorIn(contact) }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error at all' }));
  onFrames([{ scripts: [{ sourceURL: `${files}1.js`, duration: 1_900 }] }]);
  onFrames([{ scripts: [{ sourceURL: `${files}1.js`, duration: 2_100 }] }]);
  onFrames([{ scripts: [{ sourceURL: 'https://forms.example/libraries.1.js', duration: 9_000 }] }]);

  expect(reports).toEqual([
    { remote: 'mf-files', manifest: `${files}mf-manifest.json`, phase: 'later', places: ['1.js:1:2'] },
    { remote: 'mf-contact', manifest: `${contact}mf-manifest.json`, phase: 'later', places: ['1.js:1:2'] },
    { remote: 'mf-files', manifest: `${files}mf-manifest.json`, phase: 'blocked', places: [] },
  ]);
});
