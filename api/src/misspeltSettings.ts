/**
 * A line for each variable that is no setting, but written so like one that it was meant to be one, as
 * `ANSWER_KEYS is no setting: ANSWERS_KEYS is`. Ignored, it would leave its work undone without a word.
 */
export function misspeltSettings(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  const names = settings.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(env)
    .filter((given) => env[given] && /^[A-Z]\w+$/.test(given) && !names.includes(given))
    .flatMap((given) => {
      const meant = names.find((name) => distance(given, name) <= Math.floor(name.length / 4));
      return meant ? [`${given} is no setting: ${meant} is`] : [];
    });
}

/** How many letters must be put in, taken out or changed to make one text the other: https://en.wikipedia.org/wiki/Levenshtein_distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, its] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
