import { ownSlugs, ownStaffSlugs } from '@forms/shared/contract';

/** Whose the pages at these paths are, by path, in words, as `a form`; nothing for a path that is nobody's. */
type FindClaims = (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const own = new Map([
  ...ownSlugs.map((slug) => [`/${slug}`, 'the site itself'] as const),
  ...ownStaffSlugs.map((slug) => [`/staff/${slug}`, 'the portal itself'] as const),
]);

/** Whose page stands at a path. Each module that has pages says so of its own; whoever wants a path asks the others. */
export class ClaimedPaths {
  private readonly finders = new Map<string, FindClaims>();

  add(claimant: string, find: FindClaims): void {
    this.finders.set(claimant, find);
  }

  /** Which of these paths, as `/library` or `/staff/loans`, are taken by others than the one who asks, and by whom. */
  async ofOthers(asking: string, paths: readonly string[]): Promise<Map<string, string>> {
    if (paths.length === 0) return new Map();
    const others = [...this.finders].filter(([claimant]) => claimant !== asking);
    const found = await Promise.all(others.map(([, find]) => find(paths)));
    return new Map([...found.flatMap((claims) => [...claims]), ...own].filter(([path]) => paths.includes(path)));
  }
}

/** The slugs in paths of one word. */
export const slugsOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.lastIndexOf('/') === 0).map((path) => path.slice(1));
