import DOMPurify from 'dompurify';
import { linkSchemes } from '../contract';

const textTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'a', 'ul', 'ol', 'li', 'br', 'hr', 'blockquote', 'span', 'div'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const drawn = {
  ALLOWED_TAGS: textTags,
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  // A text of the site's own also links to the site's pages and within itself.
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?!/)|#)`, 'i'),
};

/** Somebody's text as HTML to draw: words, links, lists and tables; what could run, load or be sent is taken out. */
export const cleanText = (html: string): string => DOMPurify.sanitize(html, drawn);

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
