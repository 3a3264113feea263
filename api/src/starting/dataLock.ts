import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';

/**
 * Takes the data folder for this process, until the answered function gives it back or the process ends, however it
 * ends. Undefined where another process has it.
 */
export function lockData(dataDir: string): (() => void) | undefined {
  makeFolder(resolve(dataDir));
  const lock = new Libsql(join(dataDir, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return undefined;
  }
  return () => lock.close();
}

/** Makes a folder of its owner's own, and those above it; Node's own way never ends where one can never be, as in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
