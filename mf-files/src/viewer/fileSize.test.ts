import { fileSize } from './fileSize';

test.each([
  [0, '0 bytes'],
  [512, '512 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [104_857_600, '100 MB'],
  [5_000_000_000, '4.7 GB'],
  [3 * 1024 ** 5, '3072 TB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
