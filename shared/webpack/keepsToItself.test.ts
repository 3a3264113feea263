import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { keepsToItself } from './keepsToItself';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the build of a remote of this one file complains of. */
function complaintsOf(code: string, files: Record<string, string> = {}): Promise<string[]> {
  for (const [name, text] of Object.entries({ ...files, 'index.js': code })) writeFileSync(join(folder, name), text);
  const css = { test: /\.css$/, type: 'asset/source' };
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    module: { rules: [css] },
    plugins: [keepsToItself],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    }),
  );
}

test.each([
  ['history.pushState = () => {};', 'Changes history.pushState'],
  ['window.fetch = async () => new Response();', 'Changes window.fetch'],
  ['fetch = async () => new Response();', 'Changes fetch'],
  ['globalThis.shared = {};', 'Changes globalThis.shared'],
  ['Array.prototype.last = function () {};', 'Changes Array.prototype.last'],
  ['Object.assign(Element.prototype, { shake() {} });', 'Changes Element.prototype'],
  ["Object.defineProperty(window, 'shared', { value: 1 });", 'Changes window'],
  ["import './all.css';", 'all.css is no style sheet module (name it .module.css)'],
])('a remote that says %s is not built', async (code, complaint) => {
  const complaints = await complaintsOf(code, { 'all.css': 'body { margin: 0 }' });
  expect(complaints).toEqual([`${complaint}, which the whole page shares: a remote keeps to itself`]);
});

test('one that goes to another address, and has objects of its own, is', async () => {
  const code = `
    import './own.module.css';
    const history = { pushState: undefined };
    history.pushState = () => {};
    class Own {}
    Own.prototype.name = 'own';
    Object.assign({}, Own.prototype);
    window.location.href = '/fees';
    window.addEventListener('focus', () => fetch('/api/health'));`;
  expect(await complaintsOf(code, { 'own.module.css': '.own { margin: 0 }' })).toEqual([]);
});
