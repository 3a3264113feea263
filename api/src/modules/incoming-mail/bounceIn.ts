import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { idsIn } from './idsIn';

const REASON_SIGNS = 300;

/** Why a letter came back, and the Message-IDs that this may be about. */
export interface Bounce {
  messageIds: string[];
  reason: string;
}

/**
 * What a mail server says of a letter that it could not deliver (RFC 3464); undefined where it says nothing of the kind,
 * or that it goes on trying.
 */
export async function bounceIn(
  mail: Email,
  heads: (name: string) => string[],
  bytes: Uint8Array,
): Promise<Bounce | undefined> {
  if (!heads('content-type').some((type) => /^multipart\/report\b/i.test(type.trim()))) return undefined;
  // Read once more, so that the letter that came back is a part, and not words of this one.
  const { attachments } = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
  const status = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!status) return undefined;
  const said = textOf(status);
  if (!/^action:\s*failed\b/im.test(said)) return undefined;
  const returned = attachments.filter(({ mimeType }) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers)/.test(mimeType),
  );
  const ownIds = returned.flatMap((part) => idsIn(/^message-id:\s*(<[^>]*>)/im.exec(textOf(part))?.[1]));
  return { messageIds: [...ownIds, ...idsIn(mail.inReplyTo), ...idsIn(mail.references)], reason: reasonIn(said) };
}

function reasonIn(said: string): string {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.+(?:\\n[ \\t]+.+)*)`, 'im').exec(said)?.[1]?.replace(/\s+/g, ' ').trim();
  const reason = field('diagnostic-code')?.replace(/^[\w-]+;\s*/, '') ?? field('status') ?? 'no reason was given';
  return reason.slice(0, REASON_SIGNS);
}

const HEAD_BYTES = 64 * 1024;
const textOf = ({ content }: Attachment): string =>
  (typeof content === 'string'
    ? content
    : Buffer.from(new Uint8Array(content)).subarray(0, HEAD_BYTES).toString('utf8')
  ).replace(/\r\n/g, '\n');
