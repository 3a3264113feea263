import { MAX_XFDF_BYTES, XFDF_NOT_VALID, XFDF_TOO_LARGE, XFDF_WITH_DTD } from '@forms/shared/contract';
import { SaxesParser } from 'saxes';
import { HttpError } from '../../platform/errors/errors';

/**
 * Refuses what is not XFDF that any reader can take: well-formed XML without a document type, its root `xfdf`. What
 * stands in it is kept to the letter. Throws 413 and 422.
 */
export function checkXfdf(text: string): void {
  if (Buffer.byteLength(text) > MAX_XFDF_BYTES) throw new HttpError(413, 'too-large', XFDF_TOO_LARGE);
  const parser = new SaxesParser();
  let root: string | undefined;
  parser.on('doctype', () => {
    throw new HttpError(422, 'document-type', XFDF_WITH_DTD);
  });
  parser.on('error', () => {
    throw new HttpError(422, 'not-xfdf', XFDF_NOT_VALID);
  });
  parser.on('opentag', ({ name }) => {
    root ??= name.replace(/^.*:/, '');
  });
  parser.write(text).close();
  if (root !== 'xfdf') throw new HttpError(422, 'not-xfdf', XFDF_NOT_VALID);
}
