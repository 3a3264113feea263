import type { ByteRange } from '../../platform/storage/store';

/**
 * The part of `size` bytes that a `Range` header asks for: undefined for all of them, also where it asks for several parts
 * or for nothing that can be understood, which the protocol lets a server overlook (RFC 9110, 14.2); `none` where no byte
 * of it exists.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'none';
}
