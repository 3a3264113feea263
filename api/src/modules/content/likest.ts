/** The fewest pairs of letters in common, as a share, that make two texts alike. */
const ALIKE = 0.5;
const MOST = 3;

/**
 * The pages whose slug or title is most like what somebody asked for, the likest first, at most three. Typing errors,
 * missing words and another order of words are near; a page that shares only an ending is not.
 */
export function likest<P extends { slug: string; title: string }>(asked: string, pages: readonly P[]): P[] {
  const wanted = pairsOf(asked);
  const likeness = ({ slug, title }: P) => Math.max(alike(wanted, pairsOf(slug)), alike(wanted, pairsOf(title)));
  return pages
    .map((page) => ({ page, likeness: likeness(page) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** The pairs of neighbouring letters in a text's words: `exames.php` is ex, xa, am, me, es. */
function pairsOf(text: string): Set<string> {
  const words = text
    .replace(/\.php$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))));
}

/** From 0 to 1: how much of what was wanted is there, tempered by how much else there is (Dice's coefficient). */
function alike(wanted: Set<string>, found: Set<string>): number {
  const common = [...wanted].filter((pair) => found.has(pair)).length;
  if (common === 0) return 0;
  return (common / wanted.size + (2 * common) / (wanted.size + found.size)) / 2;
}
