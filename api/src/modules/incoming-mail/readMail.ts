import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { type Bounce, bounceIn } from './bounceIn';
import { clean } from './clean';
import { foldQuote } from './foldQuote';
import { idsIn } from './idsIn';
import { isAutomatic } from './isAutomatic';
import { wordsOfHtml } from './wordsOfHtml';

/** In signs: what is kept of a mail's own words, of what it quotes, and of a line of its head. Nobody writes more. */
const MOST_TEXT = 50_000;
const MOST_QUOTED = 20_000;
const MOST_LINE = 500;
const MOST_ADDRESSES = 50;
const MOST_ANSWERED = 60;

/** A mail as it is understood: all text of it without signs that no database keeps. */
export interface ReadMail {
  /** Without its brackets; of a mail without one, what stands for its bytes. */
  messageId: string;
  address: string;
  name: string;
  /** Everybody else whom it was sent to, as `Name <address>`. */
  cc: string[];
  /** Every address that it was sent to or delivered at. */
  to: string[];
  subject: string;
  text: string;
  quoted: string;
  /** The Message-IDs of what it answers, the nearest first. */
  answers: string[];
  isAutomatic: boolean;
  bounce: Bounce | undefined;
  files: { name: string; bytes: Uint8Array }[];
}

/** Reads a mail. One that is not made as mails are is read as far as it goes: nothing that came is dropped. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const mail = await parsed(bytes);
  const heads = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const sender = mailboxes(mail.from && [mail.from])[0] ?? { address: '', name: '' };
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(heads);
  const sentTo = mailboxes(mail.to);
  const copied = mailboxes(mail.cc);
  const words = mail.text?.trim() || wordsOfHtml(mail.html ?? '');
  const { text, quoted } = foldQuote(clean(words));
  return {
    messageId: idsIn(mail.messageId)[0] ?? `sha256-${createHash('sha256').update(bytes).digest('base64url')}`,
    address: line(sender.address).toLowerCase(),
    name: line(sender.name),
    cc: copied.slice(0, MOST_ADDRESSES).map(({ name, address }) => line(name ? `${name} <${address}>` : address)),
    to: [...[...sentTo, ...copied].map(({ address }) => address), ...delivered.map(withoutBrackets)]
      .slice(0, MOST_ADDRESSES)
      .map((address) => line(address).toLowerCase()),
    subject: line(mail.subject ?? ''),
    text: cut(text, MOST_TEXT),
    quoted: cut(quoted, MOST_QUOTED),
    // The nearest stands last in References.
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, MOST_ANSWERED),
    isAutomatic: isAutomatic(heads),
    bounce: await bounceIn(mail, heads, bytes),
    files: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: clean(filename ?? '') || nameOf(mimeType),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

/** No mail of people's is nested deeper, and none has a longer head. */
const most = { maxNestingDepth: 50, maxHeadersSize: 1024 * 1024 };
const FIRST_SIGNS = 20_000;

async function parsed(bytes: Uint8Array): Promise<Email> {
  try {
    const mail = await PostalMime.parse(bytes, most);
    const saysSomething = mail.from || mail.subject || mail.text?.trim() || mail.html || mail.attachments[0];
    if (saysSomething) return mail;
  } catch {
    // As of one that says nothing, its first signs are kept.
  }
  const first = Buffer.from(bytes).subarray(0, FIRST_SIGNS).toString('latin1');
  // Who wrote it and its Message-ID stand near its beginning, as a rule.
  const [head = ''] = first.split(/\r?\n\r?\n/, 1);
  const parsed = await PostalMime.parse(`${head}\r\n\r\n`, most).catch(() => ({ headers: [], headerLines: [] }));
  return { ...parsed, text: `This mail could not be read. It begins so:\n\n${first}`, attachments: [] };
}

const mailboxes = (addresses: readonly Address[] = []) =>
  addresses.flatMap((one) => one.group ?? [{ name: one.name, address: one.address ?? '' }]);

const withoutBrackets = (address: string) => address.replace(/[<>]/g, '').trim();

/** What a part without a name is called. */
const nameOf = (mimeType: string) =>
  `attachment.${mimeType.replace(/^.*\//, '').replace('jpeg', 'jpg').replace(/[^\w]/g, '').slice(0, 20)}`;

const line = (text: string) => clean(text).replace(/\s+/g, ' ').trim().slice(0, MOST_LINE);
const cut = (text: string, signs: number) =>
  text.length <= signs ? text : `${clean(text.slice(0, signs))}\n\n[It goes on: more is not kept here.]`;
