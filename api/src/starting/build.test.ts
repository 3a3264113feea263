import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isUnbuilt } from './build';

describe('an app', () => {
  let house: string;
  const write = (path: string, minute: number) => {
    const file = join(house, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, minute * 60, minute * 60);
  };
  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'forms-house-'));
    write('mf-files/src/viewer/FilePage.tsx', 1);
    write('shared/src/ui/index.ts', 1);
    write('mf-files/dist/remote.json', 2);
  });
  afterEach(() => rmSync(house, { recursive: true }));

  it('is built when nothing that it is made of is newer', () => {
    expect(isUnbuilt(house, 'mf-files')).toBe(false);
  });

  it.each([
    'mf-files/src/viewer/FilePage.tsx',
    'mf-files/webpack.config.js',
    'shared/src/store/api.ts',
    'package-lock.json',
  ])('is unbuilt when %s is newer than its build', (path) => {
    write(path, 3);
    expect(isUnbuilt(house, 'mf-files')).toBe(true);
  });

  it.each(['mf-files/src/viewer/FilePage.test.tsx', 'mf-forms/src/form/FormPage.tsx'])(
    'needs no build for a change of %s',
    (path) => {
      write(path, 3);
      expect(isUnbuilt(house, 'mf-files')).toBe(false);
    },
  );

  it('is unbuilt when it was never built', () => {
    expect(isUnbuilt(house, 'host')).toBe(true);
  });
});
