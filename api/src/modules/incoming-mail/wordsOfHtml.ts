import { cleanText } from '../forms/cleanText';

const parts = /<(\/?)(\w+)(?: [^>]*?href="([^"]*)")?[^>]*>|[^<]+/g;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What stands on lines of its own; of these, what has an empty one around it. */
const onLines = /^(?:div|li|tr|caption|hr)$/;
const apart = /^(?:p|h[1-6]|ul|ol|blockquote|table|pre)$/;

/** The words of a mail that has only HTML, which is cleaned first; what it quotes stands behind `>`, as in a plain mail. */
export function wordsOfHtml(html: string): string {
  const lines = [''];
  let depth = 0;
  let link = '';
  const breakLine = () => {
    lines.push('> '.repeat(depth));
  };
  const isEmpty = () => (lines.at(-1) ?? '').replaceAll('> ', '') === '';
  for (const [part, closing, tag, href] of cleanText(html).matchAll(parts)) {
    if (tag === undefined) {
      const text = part.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign).replace(/\s+/g, ' ');
      lines[lines.length - 1] += isEmpty() ? text.trimStart() : text;
    } else if (tag === 'a') {
      if (!closing) link = href ?? '';
      else if (link && !(lines.at(-1) ?? '').endsWith(link.replace(/^mailto:/, '')))
        lines[lines.length - 1] += ` (${link})`;
    } else if (tag === 'br') breakLine();
    else if (/^t[hd]$/.test(tag) && closing) lines[lines.length - 1] += '  ';
    else if (onLines.test(tag) || apart.test(tag)) {
      if (!isEmpty()) breakLine();
      if (tag === 'blockquote') {
        while (closing && lines.length > 1 && isEmpty()) lines.pop();
        depth = Math.max(0, depth + (closing ? -1 : 1));
        if (closing) breakLine();
        else lines[lines.length - 1] = '> '.repeat(depth);
      } else if (apart.test(tag) && closing) breakLine();
      if (tag === 'li' && !closing) lines[lines.length - 1] += '- ';
    }
  }
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n(?:[> ]*\n){2,}/g, '\n\n')
    .trim();
}
