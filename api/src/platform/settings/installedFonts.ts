import { existsSync } from 'node:fs';

/** Where systems keep a font with the letters of East Asia, the finer first: Debian's packages, then macOS. */
const known = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
  '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc',
  '/System/Library/Fonts/Supplemental/Arial Unicode.ttf',
];

/** The first of them that is installed, for letters that a document's own fonts lack. */
export const installedFonts = (exists: (file: string) => boolean = existsSync): string[] => {
  const file = known.find(exists);
  return file ? [file] : [];
};
