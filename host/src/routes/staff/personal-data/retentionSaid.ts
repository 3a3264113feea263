/** `1 month`, `18 months`; whole years as `2 years`. */
export const monthsSaid = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
