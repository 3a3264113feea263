import { nearest } from '@forms/shared/contract/definitions';

/** What settings were, and what is to be done in their place. */
const gone: Readonly<Record<string, string>> = {
  REMOTES_FILE:
    'REMOTES_FILE is no setting any more: the database holds the registry. Take it out, start, and publish the versions that its lines name, as docs/deploying-a-remote.md says',
};

/**
 * A line for each variable that is no setting any more, or is written so like one that it was meant to be one, as
 * `ANSWER_KEYS is no setting: ANSWERS_KEYS is`. Ignored, it would leave its work undone without a word.
 */
export function misspeltSettings(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  const names = settings.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(env)
    .filter((given) => env[given] && /^[A-Z]\w+$/.test(given) && !names.includes(given))
    .flatMap((given) => {
      if (gone[given]) return [gone[given]];
      const meant = nearest(given, names);
      return meant ? [`${given} is no setting: ${meant} is`] : [];
    });
}
