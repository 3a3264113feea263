import type { Contact } from '@forms/shared/contract';
import { shownTime } from '@forms/shared/contract';

/** Mail programs cut longer addresses off. */
const QUOTED = 1_000;

/** The address that begins a reply: to the sender, with what they wrote quoted under the cursor. */
export function replyTo({ email, firstName, message, sentAt }: Contact, provider: string): string {
  const quoted = message
    .slice(0, QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Dear ${firstName},\r\n\r\n\r\n\r\nOn ${shownTime(sentAt)} you wrote:\r\n${quoted}`;
  const subject = `Your message to ${provider}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
