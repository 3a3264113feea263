/** Where a link in rich text may lead. */
export const linkSchemes = ['http', 'https', 'ftp', 'mailto'] as const;

const allowed = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i');

/** Whether rich text may link to an address: it names one of the schemes. A text `ofSite` may lead to the site's pages and within itself, too. */
export const isAllowedLink = (href: string, ofSite = false): boolean => (ofSite ? textLink : allowed).test(href);

/** The link that somebody means who typed an address, with the scheme they left out; undefined where it may not be one. */
export function linkMeant(typed: string, ofSite = false): string | undefined {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return undefined;
  if (isAllowedLink(address, ofSite)) return address;
  if (/^[^:/@]+@[^:/@]+\.[^:/@]+$/.test(address)) return `mailto:${address}`;
  return /^[^:/@.]+(\.[^:/@.]+)+(:\d+)?(\/|$)/.test(address) ? `https://${address}` : undefined;
}

/** What a text of the site's own, as a definition's `html`, may be made of: on the server when it is saved, in the browser when it is drawn. */
export const textTags: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'a', 'ul', 'ol', 'li', 'br', 'hr', 'blockquote', 'span', 'div'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
export const textAttributes: readonly string[] = ['href', 'title', 'colspan', 'rowspan', 'scope', 'lang', 'dir'];
/** Where a link in such a text may lead: as any rich text's, to the site's pages, and within itself. */
export const textLink = new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?!/)|#)`, 'i');

const written = new RegExp(
  '<(?:/?(?:p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|td|strong|em|u|s|code|sub|sup)|br|hr|th(?: scope="col")?|/th' +
    `|a href="(?:${linkSchemes.join('|')}):[^"<>]*"|/a)>`,
  'g',
);

/** Whether HTML holds nothing but what the editor of rich text writes: other markup than its own was made to do harm. */
export const isRichText = (html: string): boolean => !html.replace(written, '').includes('<');

export const LINK_REFUSED = {
  title: 'Link not added',
  message: 'A link is a whole address and begins with one of: {schemes}.',
} as const;
export const SITE_LINK_REFUSED = {
  title: LINK_REFUSED.title,
  message: 'A link is a page of this site, as /fees, or a whole address, as https://example.org.',
} as const;
