import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { built } from './built';
import { databaseFor } from './testDatabase';

/**
 * What an operator types, as a file of `commands` and what follows it; answers what they read. Throws with what it says
 * where it fails.
 */
export async function typed(
  [name, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
  dataDir: string,
): Promise<string> {
  const given = { ...process.env, ...(await databaseFor(dataDir)), ...env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [built(name), ...args], { env: given });
  return stdout.trim();
}
