import { createHash } from 'node:crypto';
import { asking } from './asking';

const answers: Record<string, string> = { '/settings.json': '{"live":true}', '/manifest.json': '{"name":"mf"}' };
const hash = `sha384-${createHash('sha384').update('{"name":"mf"}').digest('base64')}`;

test('what the server answered is known by its address', async () => {
  const { get, given } = asking(async (path) => answers[path]);
  expect(await get('/settings.json')).toEqual({ live: true });
  expect(await get('/manifest.json', hash)).toEqual({ name: 'mf' });
  expect(given).toEqual({ '/settings.json': { live: true }, '/manifest.json': { name: 'mf' } });
});

test.each([
  ['has no answer', '/nowhere', undefined],
  ['stands elsewhere', 'https://elsewhere.example/manifest.json', undefined],
  ['has another hash than it should', '/manifest.json', 'sha384-other'],
])('what %s is left for the page to ask for', async (_, path, integrity) => {
  const { get, given } = asking(async (asked) => answers[asked]);
  expect(await get(path, integrity)).toBeUndefined();
  expect(given).toEqual({});
});
