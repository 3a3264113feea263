import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

/**
 * Takes the data folder for this process, until the answered function gives it back or the process ends, however it
 * ends. Undefined where another process has it.
 */
export function lockData(dataDir: string): (() => void) | undefined {
  mkdirSync(dataDir, { recursive: true });
  const lock = new Libsql(join(dataDir, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return undefined;
  }
  return () => lock.close();
}
