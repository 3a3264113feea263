import { holdToHash, knowHashes, preloadFile } from './hashes';

const folder = 'https://contact.example/v7/';
const hash = 'sha384-wRiXYrgu72EWMuCW27JpILfc0+brSmmRv6Y02vHkfTxLxUhtsBnlrO3IQWUvcUcy';
knowHashes(`${folder}mf-manifest.json`, { 'a.js': hash, 'a.css': hash, 'b.js': hash });

const script = (file: string) => Object.assign(document.createElement('script'), { src: folder + file });
const styleSheet = (file: string) => Object.assign(document.createElement('link'), { href: folder + file });

test('a script and a style sheet of a remote must have the hash that its manifest tells', () => {
  for (const tag of [script('a.js'), styleSheet('a.css')]) {
    holdToHash(tag);
    expect(tag.integrity).toBe(hash);
    expect(tag.crossOrigin).toBe('anonymous');
  }
});

test('what no manifest tells of is let be', () => {
  const tag = script('unknown.js');
  holdToHash(tag);
  expect(tag.integrity).toBe('');
});

test('what is asked for again goes by another address, held to the same hash', () => {
  const tags = [script('b.js'), script('b.js'), script('b.js')];
  tags.forEach(holdToHash);
  expect(tags.map(({ src }) => src)).toEqual([`${folder}b.js`, `${folder}b.js?attempt=2`, `${folder}b.js?attempt=3`]);
  expect(tags.map(({ integrity }) => integrity)).toEqual([hash, hash, hash]);
});

test('what has come as it should be is asked for by its own address, and so of the browser’s cache', () => {
  const first = script('a.js');
  holdToHash(first);
  first.dispatchEvent(new Event('load'));
  const next = script('a.js');
  holdToHash(next);
  expect(next.src).toBe(`${folder}a.js`);
});

test('what is fetched ahead is fetched once, and asked for by its own address', () => {
  knowHashes(`${folder}mf-manifest.json`, { 'ahead.css': hash });
  preloadFile(`${folder}ahead.css`, 'style');
  preloadFile(`${folder}ahead.css`, 'style');
  const ahead = [...document.querySelectorAll('link')];
  expect(ahead.map(({ rel, as }) => `${rel} ${as}`)).toEqual(['preload style']);
  const tag = styleSheet('ahead.css');
  holdToHash(tag);
  expect(tag.href).toBe(ahead[0]?.href);
  expect(tag.integrity).toBe(ahead[0]?.integrity);
});
