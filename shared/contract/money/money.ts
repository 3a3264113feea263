/** Every amount is whole pence of this currency. */
export const CURRENCY = 'GBP';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: CURRENCY });

/** Pence as pounds in en-GB, as `£1,075.00`. */
export const formatPence = (pence: number): string => pounds.format(pence / 100);
