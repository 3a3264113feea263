import { MAX_STATEMENT_BYTES } from '@forms/shared/contract';
import { Unreadable } from './readStatement';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

const others: readonly [start: string, words: string][] = [
  [
    '%PDF',
    'This is a PDF, whatever its name says. Please export the statement from your bank as CSV, OFX or CAMT.053.',
  ],
  ['PK', 'This is a spreadsheet or a zip file. Please save it as CSV, or export the statement as CSV.'],
  ['\u00d0\u00cf', 'This is a spreadsheet. Please save it as CSV, or export the statement as CSV.'],
];

/**
 * The text of a file, by the encoding that is named or else the one that its bytes are of. Throws Unreadable for what is
 * no text, or larger than a statement may be.
 */
export function decode(bytes: Buffer, named?: Encoding): { text: string; encoding: Encoding } {
  if (bytes.length === 0) throw new Unreadable('This file is empty.');
  if (bytes.length > MAX_STATEMENT_BYTES)
    throw new Unreadable(
      'This file is larger than 2 MB. Please export a shorter time, and import one after the other.',
    );
  const start = bytes.subarray(0, 8).toString('latin1');
  const other = others.find(([mark]) => start.startsWith(mark));
  if (other) throw new Unreadable(other[1]);
  const encoding = named ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (named && !isIn(named, bytes)) {
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
    throw new Unreadable(`Line ${line} has letters of another encoding than ${named.toUpperCase()}.`);
  }
  if (text.includes('\0'))
    throw new Unreadable('This file is not text. Please export the statement as CSV, OFX or CAMT.053.');
  return { text, encoding };
}

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isIn('utf-8', bytes) ? 'utf-8' : 'windows-1252';
}

function isIn(encoding: Encoding, bytes: Buffer): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
