import { plain } from './plain';

/** A number or code of so many characters, without what people write between them; any other text as it is. */
export function codeMeant(text: string, length: number): string {
  const code = plain(text).replace(/[ ./-]/g, '');
  return code.length === length ? code : text;
}
