/** Codes of RFC 3463 for a mailbox that is not there, has moved, or takes no mail. */
const NO_SUCH_MAILBOX = /\b5\.(1\.([0-6]|10)|2\.1)\b/;
const ANY_CODE = /\b5\.\d{1,3}\.\d{1,3}\b/;
/** What a mail server without such codes answers to a recipient where it is the sender that it does not want. */
const NOT_FROM_US = /relay|sender|authenti|helo|block|denied|polic|quota|spam|reputation/i;

/**
 * Whether an error of handing in a letter says that there is no such mailbox. Everything else that a mail server refuses,
 * for good by its own word too (our password, our sender, our quota, what we may relay), can be mended on our side.
 */
export function refusesRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string };
  if (command === 'API') return error.message.startsWith('Invalid recipient');
  if (command !== 'RCPT TO' || !response || ![550, 551, 553].includes(responseCode ?? 0)) return false;
  if (ANY_CODE.test(response)) return NO_SUCH_MAILBOX.test(response);
  return !NOT_FROM_US.test(response);
}
