import { nearest } from '@forms/shared/contract/definitions';

/**
 * A line for each variable that is no setting, but written so like one that it was meant to be one, as
 * `ANSWER_KEYS is no setting: ANSWERS_KEYS is`. Ignored, it would leave its work undone without a word.
 */
export function misspeltSettings(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  const names = settings.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(env)
    .filter((given) => env[given] && /^[A-Z]\w+$/.test(given) && !names.includes(given))
    .flatMap((given) => {
      const meant = nearest(given, names);
      return meant ? [`${given} is no setting: ${meant} is`] : [];
    });
}
