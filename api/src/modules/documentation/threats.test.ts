import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(__dirname, '../../../../docs');
const page = readFileSync(join(docs, 'threats.md'), 'utf8');

interface Row {
  id: string;
  said: string;
  links: { quoted: string; file: string }[];
}

/** The rows of the page's tables, by the number in their first cell. */
const rows: Row[] = [...page.matchAll(/^\| ([\d.]+) \|.*\| (\*\*.*) \|$/gm)].map(([, id = '', said = '']) => ({
  id,
  said,
  links: [...said.matchAll(/\[([^\]]+)\]\(([^)#]+)/g)].map(([, quoted = '', file = '']) => ({ quoted, file })),
}));
const isTest = ({ file }: { file: string }) => /\.test\.tsx?$/.test(file);

/** What the tests and groups of tests in a file are called. */
const namesIn = (file: string): string[] =>
  [
    ...readFileSync(join(docs, file), 'utf8').matchAll(
      /^(?!\s*\/\/).*?(?:\b(?:it|test|releaseTest|describe)|\))\(\s*(['"`])(.*?)\1/gm,
    ),
  ].map(([, , name = '']) => name);

test('Every line of the threats’ tables is a row with a verdict.', () => {
  const lines = page.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(lines.length);
  for (const { id, said } of rows) {
    expect(`${id} ${said}`).toMatch(/ \*\*(Met|By design|Not met yet|Not met by decision|Not applicable)\*\*/);
  }
});

test.each(rows.filter(({ links }) => links.length > 0).map((row) => [row.id, row.links] as const))(
  'What threat or requirement %s leads to is there, each test under the name that it is called by.',
  (_id, links) => {
    for (const { file } of links) expect([file, existsSync(join(docs, file))]).toEqual([file, true]);
    for (const { quoted, file } of links.filter(isTest)) {
      expect([quoted, namesIn(file).filter((name) => name.includes(quoted))]).not.toEqual([quoted, []]);
    }
  },
);

test('What is met names a test, and what is by design leads to where.', () => {
  const without = rows.filter(
    ({ said, links }) =>
      (said.startsWith('**Met**') && !links.some(isTest)) || (said.startsWith('**By design**') && links.length === 0),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('Every number stands once, in order.', () => {
  const inOrder = (ids: string[]) =>
    [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const threats = rows.map(({ id }) => id).filter((id) => !id.includes('.'));
  const requirements = rows.map(({ id }) => id).filter((id) => id.includes('.'));
  expect(threats).toEqual(threats.map((_, at) => String(at + 1)));
  expect(requirements).toEqual(inOrder(requirements));
});
