/** The value below which `part` of the figures lie; the higher of two where it falls between. */
export function percentile(figures: readonly number[], part: number): number {
  const inOrder = [...figures].sort((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * part))] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);
