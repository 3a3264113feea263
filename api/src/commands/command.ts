import { readSettings, type Settings } from '../platform/settings/settings';

/**
 * Does what an operator typed, with the settings of the environment, and prints what came of it; a failure is told in a
 * line and ends with 1.
 */
export function command(run: (settings: Settings, args: readonly string[]) => Promise<string>): void {
  // What it writes, as a backup, is its owner's alone.
  process.umask(0o077);
  const read = readSettings(process.env);
  const done =
    'errors' in read ? Promise.reject(new Error(read.errors.join('\n'))) : run(read.settings, process.argv.slice(2));
  done.then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
