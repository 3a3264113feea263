const amount = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Pence of pounds as a person types them, as `1,075`, `£45.5` or `-10.00`; undefined where it is no such amount. */
export function readPounds(text: string): number | undefined {
  const [, minus, pounds, pence = ''] = amount.exec(text.replace(/[£\s]/g, '').replace('−', '-')) ?? [];
  if (pounds === undefined) return undefined;
  // Never by way of a fraction: 1.15 * 100 is not 115.
  const whole = Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
  return minus && whole > 0 ? -whole : whole;
}

/** Pence as pounds to be typed over, as `1075.00`. */
export const typedPounds = (pence: number): string => (pence / 100).toFixed(2);

/** What is said of an amount that `readPounds` does not read. */
export const POUNDS_WANTED = 'Please enter an amount in pounds, such as 75 or 75.50';
