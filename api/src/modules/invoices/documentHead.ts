import type { Seller } from '@forms/shared/contract';
import { headedDocument } from '../../platform/pdf/headedDocument';
import type { Sheet } from '../../platform/pdf/sheet';
import { sellerName } from '../sellers/sellerName';
import { type DocumentWords, inEnglish, inPortuguese } from './documentWords';
import type { InvoiceSeller } from './sellerOfInvoice';

export const wordsOf = ({ campus }: Pick<InvoiceSeller, 'campus'>): DocumentWords =>
  campus === 'lisbon' ? inPortuguese : inEnglish;

/** What is drawn under the head, with the words of the document's language. */
type Body = (sheet: Sheet, words: DocumentWords) => void;

/**
 * A document of a seller: its head, then what `draw` makes of it, then its foot.
 *
 * @param fonts files of further fonts, for letters that the own ones lack
 */
export function sellersDocument(
  of: InvoiceSeller,
  { title, subtitle, fonts }: { title: string; subtitle: string; fonts: readonly string[] },
  draw: Body,
): Promise<Buffer> {
  const words = wordsOf(of);
  const { caution } = words;
  const { seller } = of;
  const name = sellerName(of);
  const letterhead = {
    ...{ name, lines: seller ? linesUnderName(seller, words) : [], logo: seller?.logo ?? '' },
    foot: [name, seller?.companyNumber ?? '', caution].filter((part) => part !== '').join(' · '),
  };
  return headedDocument(letterhead, words, { title, caution, subtitle, fonts }, (sheet) => draw(sheet, words));
}

const linesUnderName = ({ address, telephone, companyNumber, vatNumber }: Seller, words: DocumentWords) =>
  [...address, telephone, companyNumber, vatNumber && `${words.tax.number} ${vatNumber}`].filter((line) => line !== '');
