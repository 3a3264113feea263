import { fileSize } from './fileSize';

test.each([
  [0, '0 bytes'],
  [512, '512 bytes'],
  [1024, '1 kb'],
  [1536, '1.5 kb'],
  [104_857_600, '100 mb'],
  [5_000_000_000, '4.7 gb'],
  [3 * 1024 ** 5, '3072 tb'],
])('%i bytes read as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
