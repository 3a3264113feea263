/**
 * An address as it may be told: what an address opens (a sign-in token, a draft, a file) is as good as a key, so only
 * the page's own name stays.
 */
export function nameOfPage(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (first === 'login' || first === 'file') return `/${first}/…`;
  if (first === 'staff') return `/${first}/${second ?? ''}`;
  return withoutKeys(second ? `/${first}/…` : `/${first}`);
}

/** What in a text opens something: addresses beyond their page's name, credentials by their label, long random words. */
export function withoutKeys(text: string): string {
  return (
    text
      .replace(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>“”‘’]+/gi, plainAddress)
      .replace(/\/(login|file|draft)\/(?!:)[^\s"']+/gi, '/$1/…')
      .replace(/([?&#])[\w.-]+=[^\s"']*/g, '$1…')
      .replace(/\b(bearer|basic)\s+\S+/gi, '$1 …')
      .replace(/\b(token|password|secret|authorization|cookie)\b(["']?\s*[=:]\s*).*/gi, '$1$2…')
      // But for the name of a build's file before its hash.
      .replace(/[\w-]{16,}(?![\w-]|\.[\da-f]{8}\.(?:js|css)\b)/g, (word) => (isName(word) ? word : '…'))
  );
}

/** Takes out of a text all that opens something, and all that somebody may have entered: quotations, e-mail addresses, numbers. */
export function scrub(text: string): string {
  return withoutKeys(
    text
      .replace(/"(?:[\s\S]*"|[\s\S]*$)/, '"…"')
      .replace(/“(?:[\s\S]*”|[\s\S]*$)/, '“…”')
      .replace(/‘(?:[\s\S]*’|[\s\S]*$)/, '‘…’')
      .replace(/`(?:[\s\S]*`|[\s\S]*$)/, '`…`')
      // Not the apostrophe within a word.
      .replace(/(?<![\p{L}\p{N}])'(?:[\s\S]*'(?![\p{L}\p{N}])|[\s\S]*$)/u, "'…'")
      .replace(/[^\s@]+@[^\s@]+/g, '…@…')
      .replace(/\+?\d[\d\s()./-]{4,}\d/g, '…'),
  );
}

const plainAddress = (address: string): string => {
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname } = new URL(address);
  const isCode = /(\.(js|css)|\/mf-manifest\.json)(:\d+)*[).,:]*$/.test(pathname);
  return `${protocol}//${host}${isCode ? pathname : nameOfPage(pathname)}`;
};

/** Words of plain letters joined by hyphens, as pages and parts are called; what is random has capitals or digits in it. */
const isName = (word: string) => /^[a-z]{1,20}([_-][a-z]{1,20})*(-v\d+)?$/.test(word);
