import { campusNames, PROVIDER, type Seller } from '@forms/shared/contract';
import { Faces } from '../../platform/pdf/faces';
import { newDocument } from '../../platform/pdf/newDocument';
import { ink, Sheet } from '../../platform/pdf/sheet';
import { type DocumentWords, inEnglish, inPortuguese } from './documentWords';
import type { InvoiceSeller } from './sellerOfInvoice';

export const wordsOf = ({ campus }: Pick<InvoiceSeller, 'campus'>): DocumentWords =>
  campus === 'lisbon' ? inPortuguese : inEnglish;

/** Who sells, as documents name them; the college before anybody has set one. */
const sellerName = ({ seller, campus }: InvoiceSeller): string =>
  seller?.legalName ?? `${PROVIDER} ${campusNames[campus]}`;

/** What is drawn under the head, with the words of the document's language. */
type Body = (sheet: Sheet, words: DocumentWords) => void;

/**
 * A document of a seller: its head, then what `draw` makes of it, then its foot.
 *
 * @param fonts files of further fonts, for letters that the own ones lack
 */
export async function sellersDocument(
  of: InvoiceSeller,
  { title, subtitle, fonts }: { title: string; subtitle: string; fonts: readonly string[] },
  draw: Body,
): Promise<Buffer> {
  const words = wordsOf(of);
  const author = sellerName(of);
  const { pdf, bytes } = newDocument({ title, author, language: words.language });
  const sheet = new Sheet(pdf, new Faces(pdf, fonts));
  const { seller } = of;
  if (seller?.logo) sheet.picture(Buffer.from(seller.logo, 'base64'), { width: 150, height: 54 });
  sheet.say('P', author, { weight: 'bold', size: 11, colour: ink.brand, side: 'left' });
  for (const line of seller ? linesUnderName(seller, words) : [])
    sheet.say('P', line, { size: 9, colour: ink.quiet, side: 'left' });
  sheet.y += 20;
  sheet.say('H1', title, { weight: 'bold', size: 22, colour: ink.brand });
  if (words.caution !== '') sheet.say('P', words.caution, { weight: 'bold' });
  if (subtitle !== '') sheet.say('P', subtitle, { colour: ink.quiet });
  sheet.y += 16;
  draw(sheet, words);
  if (sheet.faces.hasRewritten) {
    sheet.y += 16;
    sheet.say('P', words.rewritten, { size: 8.5, colour: ink.quiet });
  }
  sheet.end(
    [author, seller?.companyNumber ?? '', words.caution].filter((part) => part !== '').join(' · '),
    words.pageOf,
  );
  return bytes;
}

const linesUnderName = ({ address, telephone, companyNumber, vatNumber }: Seller, words: DocumentWords) =>
  [...address, telephone, companyNumber, vatNumber && `${words.tax.number} ${vatNumber}`].filter((line) => line !== '');
