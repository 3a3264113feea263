import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { copied, isCopied } from './copied';

const root = join(__dirname, '../..');
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** All files of it, by their place in this repository. */
const files = copied
  .flatMap((path) =>
    isFile(join(root, path))
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file)),
  )
  .filter((file) => /\.(tsx?|js)$/.test(file) && isCopied(file));

/** The files of ours that a file asks for. */
const askedBy = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from |import |import\(|require\(|require\.resolve\()'(\.{1,2}\/[^']+)'/g,
    ),
  ].flatMap(([, asked = '']) => {
    const path = join(root, dirname(file), asked);
    const found = ['', '.ts', '.tsx', '.js', '/index.ts'].map((ending) => path + ending).find(isFile);
    return found ? [relative(root, found)] : [];
  });

test('what a team outside gets holds every file of ours that a file of it asks for', () => {
  expect(files.length).toBeGreaterThan(300);
  const isThere = (asked: string) => copied.some((path) => asked === path || asked.startsWith(`${path}/`));
  const missing = files.flatMap((file) =>
    askedBy(file)
      .filter((asked) => !isThere(asked))
      .map((asked) => `${file} asks for ${asked}`),
  );
  expect(missing).toEqual([]);
});
