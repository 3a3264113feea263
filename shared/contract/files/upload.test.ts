import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from './file';
import { rejectionOf, standardFiles } from './upload';

test.each([
  ['scan.pdf', MAX_FILE_BYTES, 0],
  ['Photo.JPEG', 1, MAX_TOTAL_BYTES - 1],
  ['a.b.docx', 1, 0],
  ['answers.xlsx', 1, 0],
  ['talk.mp4', 1, 0],
])('%s of %i bytes beside %i others is taken', (name, size, total) => {
  expect(rejectionOf({ name, size }, total)).toBeUndefined();
});

test.each([
  ['film.mov', 150 * 1024 * 1024, 0, 'film.mov is 150 mb, and maximum file size is 100 mb.'],
  ['a.pdf', MAX_FILE_BYTES + 1, 0, 'a.pdf is 100.000001 mb, and maximum file size is 100 mb.'],
  ['a.pdf', 2, MAX_TOTAL_BYTES - 1, 'Unable to add a.pdf as total upload size has reached the maximum (1 gb).'],
  ['run.exe', 1, 0, 'run.exe is not a standard image, pdf, or document file.'],
  ['pdf', 1, 0, 'pdf is not a standard image, pdf, or document file.'],
  ['scan.pdf.svg', 1, 0, 'scan.pdf.svg is not a standard image, pdf, or document file.'],
])('%s of %i bytes beside %i others is not taken', (name, size, total, message) => {
  expect(rejectionOf({ name, size }, total)?.message).toBe(message);
});

test('a list of files takes no films, which a form does', () => {
  const film = { name: 'talk.mp4', size: 1 };
  expect(rejectionOf(film, 0)).toBeUndefined();
  expect(rejectionOf(film, 0, standardFiles)).toEqual({
    reason: 'type',
    message: 'talk.mp4 is not a standard image, pdf, or document file.',
  });
});
