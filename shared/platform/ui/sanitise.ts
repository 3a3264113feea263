import DOMPurify from 'dompurify';
import { type HtmlKind, markupOf, textAttributes, textLink, textTags } from '../../contract';

// A browser writes out the `is` that an element was made with even after it was taken off, so the element is made anew.
DOMPurify.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof Element) || !node.hasAttribute('is') || node.localName === 'body') return;
  const plain = node.ownerDocument.createElementNS(node.namespaceURI, node.localName);
  node.removeAttribute('is');
  for (const attribute of [...node.attributes]) plain.setAttributeNode(node.removeAttributeNode(attribute));
  plain.append(...node.childNodes);
  node.replaceWith(plain);
});

export type { HtmlKind };

const policyOf = (kind: HtmlKind) => ({
  ALLOWED_TAGS: [...markupOf[kind].tags],
  ALLOWED_ATTR: [...markupOf[kind].attributes],
  // Of these only two lead anywhere; without this line a language or a width would be asked for its scheme, and lost.
  ADD_URI_SAFE_ATTR: markupOf[kind].attributes.filter((name) => name !== 'href' && name !== 'src'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: textLink,
});
const policies = { text: policyOf('text'), page: policyOf('page') } satisfies Record<HtmlKind, object>;

/** Somebody's HTML as elements to stand in the page; what could run, load or be sent is taken out. */
export const cleanedTree = (html: string, kind: HtmlKind): DocumentFragment =>
  DOMPurify.sanitize(html, { ...policies[kind], RETURN_DOM_FRAGMENT: true });

/**
 * Somebody's text as HTML to draw: words, links, lists and tables; what could run, load or be sent is taken out. A browser
 * that has Trusted Types gets one, to be drawn and not read: TypeScript's DOM calls what it takes a string still.
 */
export const cleanText = (html: string) =>
  DOMPurify.sanitize(html, { ...policies.text, RETURN_TRUSTED_TYPE: true }) as unknown as string;

const letter = {
  ALLOWED_TAGS: [...textTags],
  ALLOWED_ATTR: [...textAttributes, 'style', 'role'],
  RETURN_DOM_FRAGMENT: true as const,
};

/** A letter as elements to be shown in a frame of its own: with its styles, and nothing that runs or loads. */
export const letterTree = (html: string): DocumentFragment => DOMPurify.sanitize(html, letter);

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
