import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/**
 * The settings of `names` with those filled in that a file holds, as the files of a secret store do: `SMTP_URL_FILE`
 * names the file that holds `SMTP_URL`. Or a line for each that cannot be read, or is given twice.
 */
export function withSettingFiles(
  env: Environment,
  names: readonly string[],
): { env: Environment } | { errors: string[] } {
  const filled: Environment = { ...env };
  const errors: string[] = [];
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) {
      errors.push(`${name} and ${name}_FILE must not both be given`);
      continue;
    }
    try {
      filled[name] = readFileSync(path, 'utf8').trim();
    } catch {
      errors.push(`${name}_FILE must be a file that can be read`);
    }
  }
  return errors.length > 0 ? { errors } : { env: filled };
}
