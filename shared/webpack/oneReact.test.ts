import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from 'react';
import { assertSameReact } from './oneReact.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mf-library-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As npm puts it there. */
function installsReact(version: string): void {
  const react = join(folder, 'node_modules/react');
  mkdirSync(react, { recursive: true });
  writeFileSync(join(react, 'package.json'), JSON.stringify({ name: 'react', version }));
}

test('a remote that has another React than the page is not built, and is told which to ask for', () => {
  installsReact('18.3.1');
  expect(() => assertSameReact(folder, 'mf-library')).toThrow(
    `and the page that draws it React ${version}: ask for react and react-dom ^${version}`,
  );
});

test('another minor version of the same React will do', () => {
  installsReact('19.0.0');
  expect(() => assertSameReact(folder, 'mf-library')).not.toThrow();
});
