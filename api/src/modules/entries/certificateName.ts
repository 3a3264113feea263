import anyAscii from 'any-ascii';

/** The most letters that each board prints, by the one that prints fewest. */
const MOST = { surname: 30, forenames: 20 };

/** A name as boards print it, `SURNAME:FORENAMES`: in their letters, without accents, and cut at a word where it is too long. */
export const certificateName = (surname: string, forenames: string): string =>
  `${printed(surname, MOST.surname)}:${printed(forenames, MOST.forenames)}`;

function printed(name: string, most: number): string {
  const letters = anyAscii(name.normalize('NFC').replace(/[’‘ʼ`]/g, "'"))
    .toUpperCase()
    .replace(/[^A-Z'.()/ -]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (letters.length <= most) return letters;
  const end = letters.lastIndexOf(' ', most);
  return letters.slice(0, end > 0 ? end : most);
}
