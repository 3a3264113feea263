import DOMPurify from 'dompurify';
import { textAttributes, textLink, textTags } from '../contract';

const drawn = {
  ALLOWED_TAGS: [...textTags],
  ALLOWED_ATTR: [...textAttributes],
  ALLOWED_URI_REGEXP: textLink,
  RETURN_TRUSTED_TYPE: true as const,
};

/**
 * Somebody's text as HTML to draw: words, links, lists and tables; what could run, load or be sent is taken out. A browser
 * that has Trusted Types gets one, to be drawn and not read: TypeScript's DOM calls what it takes a string still.
 */
export const cleanText = (html: string) => DOMPurify.sanitize(html, drawn) as unknown as string;

const read = {
  ALLOWED_TAGS: [
    ...textTags,
    ...['strike', 'del', 'ins', 'kbd', 'samp', 'tt', 'article', 'section', 'header', 'footer', 'main', 'aside', 'nav'],
    ...['figure', 'figcaption', 'dl', 'dt', 'dd', 'address', 'details', 'summary', 'center'],
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'style', 'aria-level', 'data-aria-level'],
  RETURN_DOM: true as const,
};

/**
 * Markup of any origin, as a clipboard's, to be read and never drawn: it keeps the styles that tell what is bold and
 * what is a list in a word processor. It stands in a document of its own, where nothing loads or runs.
 */
export const markupToRead = (html: string): Node => DOMPurify.sanitize(html, read);
