/** Whether a program sent a mail, by its head (RFC 3834, and what was there before it): it waits for no answer. */
export function isAutomatic(heads: (name: string) => string[]): boolean {
  const some = (name: string, says: RegExp) => heads(name).some((value) => says.test(value.trim()));
  return (
    some('auto-submitted', /^(?!no\b)./i) ||
    some('precedence', /^(bulk|junk|list|auto_reply)/i) ||
    some('return-path', /^(<\s*>)?$/) ||
    some('x-auto-response-suppress', /\b(all|oof|autoreply)\b/i) ||
    some('x-autoreply', /./) ||
    some('x-autorespond', /./) ||
    some('content-type', /^multipart\/report\b/i)
  );
}
