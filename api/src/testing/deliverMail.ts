import { createHmac } from 'node:crypto';
import type { TestServer } from './startServer';

export const MAIL_SECRET = 'the secret that mail is signed with';

/** What signs these bytes, `secondsAgo`, with the server's secret or another. */
export function signatureOf(bytes: Buffer, { secondsAgo = 0, secret = MAIL_SECRET } = {}): string {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(bytes).digest('hex')}`;
}

/** Hands a mail to a server as a mail server does. A text has its lines ended as mails have. */
export function deliver(
  { address }: Pick<TestServer, 'address'>,
  mail: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const bytes = typeof mail === 'string' ? Buffer.from(mail.replace(/\r?\n/g, '\r\n')) : mail;
  return fetch(`${address}/api/mail/incoming`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'message/rfc822', 'mail-signature': signatureOf(bytes), ...headers },
  });
}
