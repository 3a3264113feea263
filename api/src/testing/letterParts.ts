/** The part of this type of a message, decoded. `body` is what follows the message's own headers, or all of it. */
export function partOf({ body }: { body: string }, type: string): Buffer {
  const part = body.split(/\r\n--/).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const content = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64');
  if (!/quoted-printable/i.test(head)) return Buffer.from(content);
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** What a person reads whose mail program shows no HTML. */
export const textOf = (letter: { body: string }): string =>
  partOf(letter, 'text/plain').toString().replace(/\r\n/g, '\n');
