const units = ['bytes', 'kb', 'mb', 'gb', 'tb'];

/** A number of bytes for a person, 1024 to the unit: `512 bytes`, `1.5 kb`, `100 mb`. */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${Number(amount.toFixed(amount < 10 ? 1 : 0))} ${units[power]}`;
}
