const parts = /<(\/?)(\w+)(?: href="([^"]*)")?[^>]*>|[^<]+/g;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What stands on lines of its own, with an empty one around it. */
const blocks = /^(?:p|h[1-6]|ul|ol|blockquote|table|hr)$/;

/** Rich text of the editor for who reads no HTML: an item a line with its sign or number, a link's address behind its words. */
export function plainText(html: string): string {
  let text = '';
  /** The lists around the place, each with the number that its next item has; 0 where items have none. */
  const lists: number[] = [];
  let link = '';
  for (const [part, closing, tag, href] of html.matchAll(parts)) {
    if (tag === undefined) text += part.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);
    else if (tag === 'a') {
      if (!closing) link = href ?? '';
      else if (!text.endsWith(link)) text += ` (${link})`;
    } else if (tag === 'br' || (tag === 'tr' && closing)) text += '\n';
    else if (/^t[hd]$/.test(tag) && closing) text += '  ';
    else if (tag === 'li' && !closing) {
      const number = lists.at(-1) ?? 0;
      if (number > 0) lists[lists.length - 1] = number + 1;
      text += `\n${'  '.repeat(Math.max(0, lists.length - 1))}${number > 0 ? `${number}.` : '-'} `;
    } else if (blocks.test(tag)) {
      if (tag === 'ul' || tag === 'ol') {
        if (closing) lists.pop();
        else lists.push(tag === 'ol' ? 1 : 0);
      }
      // A list in a list goes on in the next line.
      text += lists.length > (closing ? 0 : 1) ? '' : '\n\n';
    }
  }
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
