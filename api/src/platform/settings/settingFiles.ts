import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/**
 * The settings of `names` with those filled in that a file holds, as the files of a secret store do: `SMTP_URL_FILE`
 * names the file that holds `SMTP_URL`. Or a line for each that cannot be read, or is given twice.
 */
export function withSettingFiles(
  env: Environment,
  names: readonly string[],
): { env: Environment } | { faults: string[] } {
  const filled: Environment = { ...env };
  const faults: string[] = [];
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) {
      faults.push(`${name} and ${name}_FILE must not both be given`);
      continue;
    }
    try {
      filled[name] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE must be a file that can be read`);
    }
  }
  return faults.length > 0 ? { faults } : { env: filled };
}
