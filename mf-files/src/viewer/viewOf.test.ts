import { viewOf } from './viewOf';

test.each([
  ['pdf', 'pdf'],
  ['.PDF', 'pdf'],
  ['jpeg', 'image'],
  ['.png', 'image'],
  ['heic', 'none'],
  ['docx', 'none'],
  ['svg', 'none'],
  ['', 'none'],
])('a file that ends in "%s" is shown as %s', (ext, view) => {
  expect(viewOf(ext)).toBe(view);
});
