/**
 * The name that was meant where another was written: the nearest of `names` that could be a slip of the hand, capitals
 * left aside; undefined where none is near. Of names as near as each other the first is taken.
 */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let meant: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const most = Math.min(slips(name), least - 1);
    if (Math.abs(name.length - written.length) > most) continue;
    const changes = distance(written.toLowerCase(), name.toLowerCase());
    if (changes > most) continue;
    meant = name;
    least = changes;
  }
  return meant;
}

/** Ends a sentence with `. Did you mean “label”?`; nothing where no name is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const meant = nearest(written, names);
  return meant === undefined ? '' : `. Did you mean “${meant}”?`;
}

/** How many slips a name of that length may have and still be known: one in four letters, none in two. */
const slips = ({ length }: string) => (length < 3 ? 0 : Math.max(1, Math.floor(length / 4)));

/**
 * How many letters must be put in, taken out, changed or swapped with the next to make one text the other:
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance.
 */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let place = 0; place < other.length; place++) {
      const changed = (row[place] ?? 0) + (one[at] === other[place] ? 0 : 1);
      const isSwapped = at > 0 && place > 0 && one[at] === other[place - 1] && one[at - 1] === other[place];
      const swapped = isSwapped ? (before[place - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
