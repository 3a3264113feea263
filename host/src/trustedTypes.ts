/** The card provider's script, whose own parts come from hosts of its own beneath. */
const CARD_PROVIDER = /^https:\/\/(\w+\.)?js\.stripe\.com$/;

const trusted = new Set([window.location.origin]);

/** Lets scripts come from these origins too. */
export function trustScriptsOf(origins: readonly string[]): void {
  for (const origin of origins) trusted.add(origin);
}

/** Whether an address may become a script or a worker of the page. */
export function mayBeScript(address: string): boolean {
  const { protocol, origin, pathname } = new URL(address, window.location.href);
  // As pdf.js starts its worker from a remote of another origin. The content policy lets a blob be no script.
  if (protocol === 'blob:') return origin === window.location.origin;
  return CARD_PROVIDER.test(origin) || (trusted.has(origin) && /\.m?js$/.test(pathname));
}

/**
 * What the browser asks wherever text would become markup or script, where the content policy requires Trusted Types:
 * scripts come from the places that are known, and text without a tag, as antd writes into its styles, makes no element.
 * Markup is trusted only from DOMPurify, and from nothing else.
 */
export function guardThePage(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (mayBeScript(address) ? address : refuse(`No script may come from ${address}`)),
    createHTML: (markup) => (markup.includes('<') ? refuse('Markup is trusted from DOMPurify alone') : markup),
  });
}

function refuse(why: string): never {
  throw new TypeError(why);
}
