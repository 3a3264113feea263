const keys = new Map<string, string>();

/**
 * The `Idempotency-Key` of a submission, the same for as long as the page lives: what is sent again after a lost answer
 * or a second press carries the same key and is stored once; what was edited in between carries a new one.
 */
export function idempotencyKey(payload: unknown): string {
  const content = JSON.stringify(payload);
  const key = keys.get(content) ?? randomKey();
  keys.set(content, key);
  return key;
}

/** 128 random bits. `crypto.randomUUID` is missing where the page is not served over https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
