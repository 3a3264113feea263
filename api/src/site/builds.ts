import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the house stands: the folder that holds host, remotes and server. */
export const houseFolder = join(__dirname, '../../..');

/** The remotes of a house, each in a folder of its own. */
export const remotesIn = (house: string): string[] =>
  readdirSync(house).filter((name) => name.startsWith('mf-') && existsSync(join(house, name, 'package.json')));

/** Where an app's build stands. */
export const distOf = (house: string, app: string): string => join(house, app, 'dist');

/** The range of contract versions that a remote was made for, as its package says. */
export function contractOf(house: string, remote: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(house, remote, 'package.json'), 'utf8'));
  return dependencies['@forms/shared'];
}
