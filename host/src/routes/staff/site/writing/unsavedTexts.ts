const BEGINS = 'forms-site/';

/** The texts of the site that somebody has begun to write, as the browser keeps them. What somebody else has begun is none of theirs. Where storage is full or forbidden, nothing is kept. */
export const unsavedTexts = (userId = '') => ({
  of(name: string): unknown {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(BEGINS + name) ?? 'null');
      return typeof found === 'object' && found !== null && 'by' in found && found.by === userId ? found : undefined;
    } catch {
      return undefined;
    }
  },
  keep(name: string, text: object | undefined): void {
    try {
      if (text) localStorage.setItem(BEGINS + name, JSON.stringify({ ...text, by: userId }));
      else localStorage.removeItem(BEGINS + name);
    } catch {
      // As above.
    }
  },
});

/** Nothing that was begun stays in the browser for whoever comes next. */
export function forgetUnsavedTexts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(BEGINS)) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
