import { fileKindOf, fileKinds } from './fileKinds';

test('every kind of the specification has a title of its own', () => {
  const titles = Object.values(fileKinds).map(({ title }) => title);
  expect(titles).toHaveLength(24);
  expect(new Set(titles).size).toBe(24);
});

test.each([
  ['idDoc', 'doc', 'Identity document'],
  ['bundleDoc', 'image', 'Bundle document'],
  ['bd-extra', 'doc', 'Bundle extra'],
  ['other', 'image', 'Image'],
  ['other', 'doc', 'Document'],
] as const)('a file uploaded as %s that is an %s is shown as %s', (contentType, fileType, title) => {
  expect(fileKinds[fileKindOf({ contentType, fileType })].title).toBe(title);
});
