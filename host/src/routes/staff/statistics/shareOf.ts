/** A part of a whole in a hundred; a dash where there is no whole. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
