import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import shared from '../../package.json';
import { released, settle } from '../settle';
import { compare } from './compare';
import { declarations } from './declarations';
import { type Since, sinceOf } from './names';

/** Part of `npm run check`, and of `npm run release`: the version of `@forms/shared` is that of `shared/platform`. */
const declarationsFile = released('platform.d.ts');
const namesFile = released('platform.json');

const { version: before, since } = JSON.parse(
  existsSync(namesFile) ? readFileSync(namesFile, 'utf8') : '{ "version": "0.0.0", "since": {} }',
) as { version: string; since: Since };
const old = existsSync(declarationsFile) ? readFileSync(declarationsFile, 'utf8') : '';
const { name: of, version } = shared;
const today = declarations();
settle({ of, version, released: before, changes: compare(old, today) }, () => {
  writeFileSync(declarationsFile, today);
  const names = { version, since: sinceOf(today, version, since) };
  writeFileSync(namesFile, `${JSON.stringify(names, undefined, 2)}\n`);
});
