import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { rangeOf } from './rangeOf';

const promised = {
  version: '2.4.0',
  released: '2.4.0',
  since: {
    'platform/ui': { Button: '2.0.0', Tooltip: '2.1.0', Switch: '2.3.0', Slider: '2.10.0' },
    'platform/zod': { object: '2.0.0', string: '2.2.0' },
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-range-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The range that a production build of this source needs, by what was promised. */
async function rangeFor(files: Record<string, string>, by = promised): Promise<string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  let range = '';
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    externalsType: 'commonjs',
    externals: [/^@forms\/shared\//],
    plugins: [
      {
        apply: ({ hooks }) =>
          hooks.thisCompilation.tap('range', (compilation) =>
            compilation.hooks.processAssets.tap('range', () => {
              range = rangeOf(compilation, by);
            }),
          ),
      },
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const wrong = error ?? stats?.compilation.errors[0];
      compiler.close(() => (wrong ? reject(wrong) : resolve()));
    }),
  );
  return range;
}
const ui = (names: string) => `import { ${names} } from '@forms/shared/platform/ui'; console.log(${names});`;

it.each([
  ['nothing of the platform', 'console.log(1);', '^2.0.0'],
  ['what there was from the beginning', ui('Button'), '^2.0.0'],
  ['what came later', ui('Button, Tooltip'), '^2.1.0'],
  ['what came at several times', ui('Switch, Slider, Tooltip'), '^2.10.0'],
  [
    'names by way of the whole face',
    `import * as z from '@forms/shared/platform/zod'; console.log(z.string());`,
    '^2.2.0',
  ],
  ['a face that comes when it is asked for', `import('@forms/shared/platform/ui').then(console.log);`, '^2.0.0'],
])('A remote that imports %s needs as little as that.', async (_what, source, range) => {
  expect(await rangeFor({ 'index.js': source })).toBe(range);
});

it('What its modules import counts, and what is left out of the build does not.', async () => {
  const part = ui('Tooltip').replace('console.log(Tooltip);', 'export const part = () => Tooltip;');
  const unused = part.replaceAll('Tooltip', 'Switch');
  const files = { 'part.js': part, 'unused.js': unused, 'package.json': '{ "sideEffects": ["./index.js"] }' };
  const source = `import { part } from './part.js'; import { part as unused } from './unused.js'; console.log(part);`;
  expect(await rangeFor({ ...files, 'index.js': source })).toBe('^2.1.0');
});

it('What came since the last release needs the version that is to be the next.', async () => {
  expect(await rangeFor({ 'index.js': ui('Rating') }, { ...promised, version: '2.5.0' })).toBe('^2.5.0');
});

it('What no version promises is refused.', async () => {
  await expect(rangeFor({ 'index.js': ui('Rating') })).rejects.toThrow('platform/ui does not promise Rating');
});
