type Decimal = '.' | ',';

const shapes: Readonly<Record<Decimal, RegExp>> = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,2}))?$/,
};

/** Signed pence of an amount as banks write it: `-1,234.56`, `£12.50`, `(3.00)`, `45.00-`, `9.99 DR`; undefined for any other text. */
export function readAmount(written: string, decimal: Decimal): number | undefined {
  const text = written.replace(/[\s\u00a0\u202f£€]|GBP|EUR/gi, '').replace('\u2212', '-');
  const [, open = '', sign = '', digits = '', after = '', close = ''] =
    /^(\()?([+-])?([\d.,]+)(-|CR|DR)?(\))?$/i.exec(text) ?? [];
  const [, whole, part = ''] = shapes[decimal].exec(digits) ?? [];
  if (whole === undefined || (open === '') !== (close === '') || (sign !== '' && after !== '')) return undefined;
  const pence = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  const isOut = open !== '' || sign === '-' || after === '-' || after.toUpperCase() === 'DR';
  return isOut && pence > 0 ? -pence : pence;
}

/** The sign before the pence that a column of amounts is written with; null where they leave it open or disagree. */
export function decimalOf(amounts: readonly string[]): Decimal | null {
  const found = new Set<Decimal>();
  let isOpen = false;
  for (const amount of amounts) {
    const marks: string[] = amount.match(/[.,]/g) ?? [];
    const last = marks.at(-1) as Decimal | undefined;
    if (!last) continue;
    const other = last === '.' ? ',' : '.';
    const digitsAfter = /[.,](\d*)[^\d.,]*$/.exec(amount)?.[1]?.length ?? 0;
    if (marks.includes(other) || digitsAfter !== 3) found.add(last);
    else if (marks.length > 1) found.add(other);
    else isOpen = true;
  }
  const [only] = found;
  if (found.size === 1 && only) return only;
  return found.size === 0 && !isOpen ? '.' : null;
}
