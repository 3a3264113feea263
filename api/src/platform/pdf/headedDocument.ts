import { Faces } from './faces';
import type { FrameWords } from './frameWords';
import { newDocument } from './newDocument';
import { ink, Sheet } from './sheet';

/** Whose a document is, as stands over and under it. */
export interface Letterhead {
  name: string;
  /** What stands under the name, as an address. */
  lines: readonly string[];
  /** A picture in base64; empty where there is none. */
  logo: string;
  foot: string;
}

interface Headed {
  title: string;
  /** Said of the whole, under its title. */
  caution?: string;
  subtitle: string;
  /** Files of further fonts, for letters that the own ones lack. */
  fonts: readonly string[];
}

/** A document with its head, then what `draw` makes of it, then its foot. */
export async function headedDocument(
  { name, lines, logo, foot }: Letterhead,
  words: FrameWords,
  { title, caution = '', subtitle, fonts }: Headed,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const { pdf, bytes } = newDocument({ title, author: name, language: words.language });
  const sheet = new Sheet(pdf, new Faces(pdf, fonts));
  if (logo !== '') sheet.picture(Buffer.from(logo, 'base64'), { width: 150, height: 54 });
  sheet.say('P', name, { weight: 'bold', size: 11, colour: ink.brand, side: 'left' });
  for (const line of lines) sheet.say('P', line, { size: 9, colour: ink.quiet, side: 'left' });
  sheet.y += 20;
  sheet.say('H1', title, { weight: 'bold', size: 22, colour: ink.brand });
  if (caution !== '') sheet.say('P', caution, { weight: 'bold' });
  if (subtitle !== '') sheet.say('P', subtitle, { colour: ink.quiet });
  sheet.y += 16;
  draw(sheet);
  if (sheet.faces.hasRewritten) {
    sheet.y += 16;
    sheet.say('P', words.rewritten, { size: 8.5, colour: ink.quiet });
  }
  sheet.end(foot, words.pageOf);
  return bytes;
}
