/** How many there are of something, as `1 document` or `2 documents`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
