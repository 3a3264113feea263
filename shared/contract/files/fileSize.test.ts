import { fileSize, fileSizeAbove } from './fileSize';

test.each([
  [0, '0 bytes'],
  [512, '512 bytes'],
  [1024, '1 kb'],
  [1536, '1.5 kb'],
  [104_857_600, '100 mb'],
  [5_000_000_000, '4.7 gb'],
  [3 * 1024 ** 5, '3072 tb'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('in Portuguese decimals stand behind a comma', () => {
  expect(fileSize(1536, 'pt-PT')).toBe('1,5 kb');
  expect(fileSizeAbove(105_277_030, 104_857_600, 'pt-PT')).toBe('100,4 mb');
});

test.each([
  [157_286_400, 104_857_600, '150 mb'],
  [105_277_030, 104_857_600, '100.4 mb'],
  [104_857_601, 104_857_600, '100.000001 mb'],
  [1_073_741_825, 1_073_741_824, '1.000000001 gb'],
])('%i bytes never read as the %i bytes that they are above, but as %s', (bytes, limit, text) => {
  expect(fileSizeAbove(bytes, limit)).toBe(text);
});
