/** Where a link in rich text may lead. */
export const linkSchemes = ['http', 'https', 'ftp', 'mailto'] as const;

const allowed = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i');

/** Whether rich text may link to an address: it names one of the schemes. */
export const isAllowedLink = (href: string): boolean => allowed.test(href);

/** The link that somebody means who typed an address, with the scheme they left out; undefined where it may not be one. */
export function linkMeant(typed: string): string | undefined {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return undefined;
  if (isAllowedLink(address)) return address;
  if (/^[^:/@]+@[^:/@]+\.[^:/@]+$/.test(address)) return `mailto:${address}`;
  return /^[^:/@.]+(\.[^:/@.]+)+(:\d+)?(\/|$)/.test(address) ? `https://${address}` : undefined;
}

export const LINK_REFUSED = {
  title: 'Link not added',
  message: `A link is a whole address and begins with one of: ${linkSchemes.join(', ')}.`,
} as const;
