import type { Conversion } from '@forms/shared/contract';
import { shownAs } from './shownAs';

const shown = (ext: string, conversion: Conversion = { state: 'none' }) =>
  shownAs({ ext, url: '/api/file/1/content', conversion });

test.each(['pdf', '.PDF'])('a file that ends in "%s" is shown page by page', (ext) => {
  expect(shown(ext)).toEqual({ as: 'pdf', url: '/api/file/1/content' });
});

test.each(['jpeg', '.png', 'WEBP'])('a file that ends in "%s" is shown as a picture', (ext) => {
  expect(shown(ext)).toEqual({ as: 'image' });
});

test('an office file is shown by its copy as PDF', () => {
  expect(shown('docx', { state: 'ready', url: '/api/file/1/pdf' })).toEqual({ as: 'pdf', url: '/api/file/1/pdf' });
});

test.each([
  ['docx', 'waiting', 'This file is being made ready to be shown'],
  ['docx', 'failed', 'This file could not be made ready to be shown'],
  ['xlsx', 'unavailable', 'Office files cannot be shown here'],
  ['heic', 'none', 'A file of this type cannot be shown here'],
  ['svg', 'none', 'A file of this type cannot be shown here'],
  ['', 'none', 'A file of this type cannot be shown here'],
] as const)('a file that ends in "%s" with its copy %s says why it is not shown', (ext, state, title) => {
  expect(shown(ext, { state })).toMatchObject({ as: 'notice', title, message: expect.stringMatching(/download/i) });
});
