import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { houseFolder } from '../../../api/src/platform/houseFolder';
import { atTheEnd } from '../started/leaving';

const apps = ['host', 'mf-forms', 'mf-exams-payments', 'mf-files', 'mf-contact'] as const;
type App = (typeof apps)[number];

const isSource = (path: string) => !/\/(dist|node_modules)$/.test(path);

/** The sources in a folder of their own, with the packages of here: there they are changed and built. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'forms-apart-'));

  constructor() {
    const { folder } = this;
    atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
    for (const name of [...apps, 'api', 'shared', 'webpack.shared.js', 'tsconfig.json', 'package.json'])
      cpSync(join(houseFolder, name), join(folder, name), { recursive: true, filter: isSource });
    linkAll(join(houseFolder, 'node_modules'), join(folder, 'node_modules'));
    linkAll(join(houseFolder, 'api/node_modules'), join(folder, 'api/node_modules'));
    mkdirSync(join(folder, 'node_modules/@forms'));
    symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@forms/shared'));
  }

  /** Changes texts. Throws where one is not there. */
  change(edits: readonly (readonly [file: string, from: string, to: string])[]): void {
    for (const [file, from, to] of edits) {
      const path = join(this.folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`);
      writeFileSync(path, text.replace(from, to));
    }
  }

  add({ file, text }: { file: string; text: string }): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Takes the builds of here, of which none is made anew. */
  takeBuilds(): void {
    for (const app of apps) cpSync(join(houseFolder, app, 'dist'), join(this.folder, app, 'dist'), { recursive: true });
  }

  /** Builds an app; answers a hash of the name and bytes of every file but source maps, which hold the sources as they stand. */
  build(app: App): string {
    const webpack = join(houseFolder, 'node_modules/webpack-cli/bin/cli.js');
    this.runs(app, webpack, '--mode', 'production', '--no-cache');
    const dist = join(this.folder, app, 'dist');
    const hash = createHash('sha256');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.map'),
    );
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(path.slice(dist.length)).update(readFileSync(path));
    return hash.digest('hex');
  }

  /** Builds the server that serves the apps as they are built here. */
  buildServer(): void {
    this.runs('api', join(this.folder, 'api/build.js'));
  }

  /** Saves the build of an app, for `restore`. */
  save(app: App): void {
    cpSync(join(this.folder, app, 'dist'), join(this.folder, 'saved', app), { recursive: true });
  }
  restore(app: App): void {
    rmSync(join(this.folder, app, 'dist'), { recursive: true });
    cpSync(join(this.folder, 'saved', app), join(this.folder, app, 'dist'), { recursive: true });
  }

  private runs(app: string, ...script: string[]): void {
    execFileSync(process.execPath, script, { cwd: join(this.folder, app), stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** A folder with everything that stands in another, but the house's own packages. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) if (name !== '@forms') symlinkSync(join(from, name), join(to, name));
}
