import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import shared from '../../package.json';
import { released, settle } from '../settle';
import { compare } from './compare';
import { declarations } from './declarations';
import { compareLibraries, librariesOf } from './libraries';
import { type Since, sinceOf } from './names';

/** Part of `npm run check`, and of `npm run release`: the version of `@forms/shared` is that of `shared/platform`. */
const declarationsFile = released('platform.d.ts');
const namesFile = released('platform.json');

interface Release {
  version: string;
  libraries: Record<string, string>;
  since: Since;
}
const nothing = '{ "version": "0.0.0", "libraries": {}, "since": {} }';

const last = JSON.parse(existsSync(namesFile) ? readFileSync(namesFile, 'utf8') : nothing) as Release;
const old = existsSync(declarationsFile) ? readFileSync(declarationsFile, 'utf8') : '';
const { name: of, version, dependencies, peerDependencies } = shared;
const today = declarations();
const libraries = librariesOf(today, { ...dependencies, ...peerDependencies });
const changes = [...compareLibraries(last.libraries, libraries), ...compare(old, today)];
settle({ of, version, released: last.version, changes }, () => {
  writeFileSync(declarationsFile, today);
  const names: Release = { version, libraries, since: sinceOf(today, version, last.since) };
  writeFileSync(namesFile, `${JSON.stringify(names, undefined, 2)}\n`);
});
