import { CONTRACT_VERSION } from '@forms/shared/contract';
import { admit, RemoteFailure } from './admission';

const trusted = { origin: 'https://forms.example.org', remoteOrigins: ['https://team.example.net'] };
const integrity = `sha384-${'a'.repeat(64)}`;
const admitted = (manifest: string, contract = CONTRACT_VERSION) =>
  admit({ manifest, contract, integrity }, trusted).manifest;

test.each([
  ['/remotes/mf-files/mf-manifest.json', 'https://forms.example.org/remotes/mf-files/mf-manifest.json'],
  ['https://team.example.net/mf-manifest.json', 'https://team.example.net/mf-manifest.json'],
])('a remote at %s may be loaded', (manifest, url) => {
  expect(admitted(manifest)).toBe(url);
});

test.each([
  'https://evil.example/mf-manifest.json',
  '//evil.example/mf-manifest.json',
  '/\\evil.example/mf-manifest.json',
  'http://team.example.net/mf-manifest.json',
  'https://team.example.net.evil.example/mf-manifest.json',
  'https://team.example.net@evil.example/mf-manifest.json',
  'data:application/json,{}',
  'javascript:alert(1)',
  'https://[',
])('a remote at %s is refused for its origin', (manifest) => {
  expect(() => admitted(manifest)).toThrow(expect.objectContaining({ phase: 'origin' }));
});

test('a remote of another origin is let in only with a hash, one of our own without', () => {
  const line = { manifest: 'https://team.example.net/mf-manifest.json', contract: CONTRACT_VERSION };
  expect(() => admit(line, trusted)).toThrow(expect.objectContaining({ phase: 'integrity' }));
  expect(admit({ ...line, integrity }, trusted).integrity).toBe(integrity);
  expect(admit({ ...line, manifest: '/mf-manifest.json' }, trusted).integrity).toBeUndefined();
});

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);

test.each([CONTRACT_VERSION, `^${CONTRACT_VERSION}`, `${major}.x`, `^${major}.0.0`])('contract %s is kept', (range) => {
  expect(admitted('/mf-manifest.json', range)).toContain('/mf-manifest.json');
});

test.each([`^${major + 1}.0.0`, `^${major - 1}.0.0`, `^${major}.${minor + 1}.0`, 'newest', ''])(
  'contract "%s" is not kept',
  (range) => {
    expect(() => admitted('/mf-manifest.json', range)).toThrow(expect.objectContaining({ phase: 'contract' }));
  },
);

test('a remote that the registry does not have is refused', () => {
  expect(() => admit(undefined, trusted)).toThrow(RemoteFailure);
});
