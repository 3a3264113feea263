/** By how much figures grow from one to the next, by the line that fits them best. */
export function growth(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const across = figures.reduce((sum, each, at) => sum + (at - middle) * (each - mean), 0);
  return across / figures.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
}
