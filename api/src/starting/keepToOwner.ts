import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
/** What a data folder holds that is the product's; a name that goes on, as `forms.db-wal`, is too. */
const ours = ['answers.key', 'builds', 'files', 'forms.db', 'incoming', 'lock', 'outbox', 'remotes.json', 'restoring-'];

/**
 * Has everything that this process makes from now on be its owner's alone (files 0600, folders 0700), and what stands in
 * the data folder already. A folder that holds others' things too keeps its own mode.
 */
export function keepToOwner(dataDir: string): void {
  process.umask(OTHERS);
  const names = readdirSync(dataDir);
  const own = names.filter((name) => ours.some((each) => name.startsWith(each)));
  for (const name of own) close(join(dataDir, name));
  if (own.length === names.length) close(dataDir, []);
}

/** Takes it from others, what is inside first: a folder that is closed already is not walked again. */
function close(path: string, inside?: readonly string[]): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) for (const name of inside ?? readdirSync(path)) close(join(path, name));
  try {
    chmodSync(path, found.mode & ~OTHERS & 0o777);
  } catch (error) {
    console.error(`${path} stays readable by others: ${(error as Error).message}`);
  }
}
