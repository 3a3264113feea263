import { type Language, PROVIDER } from '@forms/shared/contract';
import { plainText } from './plainText';

export interface LetterText {
  /** English where it is not said. */
  language?: Language;
  greeting: string;
  opening: string;
  /** What somebody wrote in the editor: HTML that the contract has found to be its rich text, and that goes out as it is. */
  written?: string;
  link?: { name: string; address: string };
  /** What is paid for, each with its cost, and the total. */
  rows?: [string, string][];
  /** How to pay, a line each. */
  howTo?: string[];
  closing: string[];
}

/** A letter's body, as plain text and as HTML that any mail program shows. */
export const letterBody = (text: LetterText): { text: string; html: string } => ({
  text: plain(text),
  html: dressed(text),
});

/** What stands over how to pay. */
const headings: Record<Language, string> = { 'en-GB': 'How to pay', 'pt-PT': 'Como pagar' };

function plain({
  language = 'en-GB',
  greeting,
  opening,
  written = '',
  link,
  rows = [],
  howTo = [],
  closing,
}: LetterText): string {
  const paragraphs = [
    `${greeting},`,
    opening,
    plainText(written),
    link?.address,
    rows.map(([description, cost]) => `${description}: ${cost}`).join('\n'),
    howTo.length > 0 && `${headings[language]}\n${howTo.join('\n')}`,
    ...closing,
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function dressed({
  language = 'en-GB',
  greeting,
  opening,
  written,
  link,
  rows = [],
  howTo = [],
  closing,
}: LetterText): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${text}</p>`;
  const fees = rows.map(([description, cost], at) => {
    const style = `padding:8px 0;${at === rows.length - 1 ? 'border-top:2px solid #12284c;font-weight:bold' : 'border-top:1px solid #d8d5cf'}`;
    return `<tr><td style="${style}">${escaped(description)}</td><td style="${style};padding-left:24px;text-align:right;white-space:nowrap">${escaped(cost)}</td></tr>`;
  });
  const paragraphs = [
    `<p style="margin:0 0 24px;font-weight:bold;color:#12284c">${escaped(PROVIDER)}</p>`,
    paragraph(`${escaped(greeting)},`),
    paragraph(escaped(opening)),
    written,
    link && paragraph(`<a href="${escaped(link.address)}" style="color:#12284c">${escaped(link.name)}</a>`),
    fees.length > 0 &&
      `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${fees.join('')}</table>`,
    howTo.length > 0 &&
      `<h2 style="margin:24px 0 8px;font-size:18px">${headings[language]}</h2>${paragraph(howTo.map(escaped).join('<br>'))}`,
    ...closing.map((text) => paragraph(linked(escaped(text)))),
  ];
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<body style="margin:0;padding:24px;background:#fff">',
    // Mail programs drop the document around it, and a dark one leaves the letters' colour where no ground is given.
    `<div lang="${language}" style="max-width:600px;font:16px/1.5 Inter,Helvetica,Arial,sans-serif;background:#fff;color:#1d2430">`,
    ...paragraphs.filter(Boolean),
    '</div></body></html>',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
/** With the addresses that stand in it as links. */
const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s"<>&]*[\w/]/g, (address) => `<a href="${address}" style="color:#12284c">${address}</a>`);
