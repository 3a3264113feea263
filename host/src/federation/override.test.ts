import { CONTRACT_VERSION } from '@forms/shared/contract';
import { mistakeIn, overriding, takeOverrides } from './override';

const at = (address: string) => window.history.replaceState(null, '', address);
const local = 'http://localhost:4403/mf-manifest.json';
const trusted = { origin: window.location.origin, remoteOrigins: ['http://localhost:4403'] };

beforeEach(() => {
  sessionStorage.clear();
  at('/');
});

test('a remote asked for in the address comes from there until the tab is told otherwise', () => {
  at(`/file/abc?page=2&remote=mf-files=${local}#top`);
  expect(takeOverrides()).toEqual({ 'mf-files': local });
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/file/abc?page=2#top');

  at('/another-page');
  expect(takeOverrides()).toEqual({ 'mf-files': local });
  at('/?remote=');
  expect(takeOverrides()).toEqual({});
  at('/');
  expect(takeOverrides()).toEqual({});
});

test('one that is mistyped is told, and changes nothing', () => {
  const own = { manifest: '/remotes/mf-files/mf-manifest.json', contract: CONTRACT_VERSION };
  at(`/?remote=__proto__=${local}&remote=mf-flies=${local}&remote=mf-files=http://localhost:4403/&remote=nonsense`);
  const asked = takeOverrides();
  const lines = { 'mf-files': own };
  expect(overriding(lines, asked, trusted)).toEqual(lines);
  const mistakes = Object.entries(asked).map(([name, manifest]) => mistakeIn(lines, name, manifest, trusted));
  expect(mistakes).toEqual([
    'there is no such remote, only mf-files',
    'there is no such remote, only mf-files',
    'http://localhost:4403/ is not the address of a mf-manifest.json',
    'there is no such remote, only mf-files',
  ]);
});

test('one from an origin that the site does not let in is told, and changes nothing', () => {
  const lines = { 'mf-files': { manifest: '/remotes/mf-files/mf-manifest.json', contract: CONTRACT_VERSION } };
  const elsewhere = 'https://elsewhere.example/mf-manifest.json';
  expect(mistakeIn(lines, 'mf-files', elsewhere, trusted)).toBe(
    'https://elsewhere.example is not an origin that remotes may come from',
  );
  expect(overriding(lines, { 'mf-files': elsewhere }, trusted)).toEqual(lines);
});

test('it stands in the registry in the place of the site’s own', () => {
  const own = { manifest: '/remotes/mf-files/mf-manifest.json', contract: CONTRACT_VERSION };
  const registry = overriding({ 'mf-files': own, 'mf-forms': own }, { 'mf-files': local }, trusted);
  expect(registry['mf-files']).toMatchObject({ manifest: local, overridden: true });
  expect(registry['mf-forms']).toBe(own);
});
