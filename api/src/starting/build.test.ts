import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isUnbuilt, serverBuild, siteBuilds } from './build';

describe('a build', () => {
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
    write('mf-files/src/viewer/FilePage.test.tsx', 1);
    write('shared/platform/ui/index.ts', 1);
    write('mf-files/package.json', 1);
    write('mf-files/dist/remote.json', 2);
    write('api/dist/bin/start.js', 2);
    for (const path of readdirSync(house, { recursive: true }).map((name) => join(house, String(name)))) {
      if (statSync(path).isDirectory()) utimesSync(path, 60, 60);
    }
  });
  const unbuilt = () =>
    [serverBuild, ...siteBuilds(house)].filter((build) => isUnbuilt(house, build)).map(({ command }) => command);
  const ofFiles = 'npm run build -w mf-files';
  afterEach(() => rmSync(house, { recursive: true }));

  it('is made when nothing that it is made of is newer', () => {
    expect(unbuilt()).not.toContain(ofFiles);
  });

  it.each([
    'mf-files/src/viewer/FilePage.tsx',
    'mf-files/webpack.config.js',
    'shared/platform/store/api.ts',
    'package-lock.json',
  ])('is made again when %s is newer', (path) => {
    write(path, 3);
    expect(unbuilt()).toContain(ofFiles);
  });

  it('is made again when a source is gone', () => {
    rmSync(join(house, 'mf-files/src/viewer/FilePage.tsx'));
    expect(unbuilt()).toContain(ofFiles);
  });

  it.each(['mf-files/src/viewer/FilePage.test.tsx', 'mf-forms/src/form/FormPage.tsx'])(
    'is not made again for a change of %s',
    (path) => {
      write(path, 3);
      expect(unbuilt()).not.toContain(ofFiles);
    },
  );

  it('of the server is made again when what it shares with the pages is newer', () => {
    expect(unbuilt()).not.toContain('npm run build -w api');
    write('shared/contract/forms/form.ts', 3);
    expect(unbuilt()).toContain('npm run build -w api');
  });

  it('is made when it never was', () => {
    expect(unbuilt()).toEqual(['npm run build -w host']);
  });
});
