import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Promised, wrongVersion } from './bump';

/** Where the last release stands. */
export const released = (name: string) => join(__dirname, 'released', name);

const log = join(__dirname, '../../docs/changes.md');

/**
 * The end of a command that checks a version: says what is wrong with it and fails, or, asked with `--release`, writes
 * what stands here as the last release.
 */
export function settle(promised: Promised, write: () => void): void {
  const wrong = wrongVersion(promised, readFileSync(log, 'utf8'));
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else if (process.argv.includes('--release')) write();
}
