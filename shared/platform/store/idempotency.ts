/**
 * The Idempotency-Key of a submission: the same payload of the same journey (one filling in of a form, by its random
 * name) has the same key, so that the server answers with what it already has, even after a reload; an edited payload
 * has another.
 */
export const idempotencyKey = (journey: string, payload: unknown): string =>
  `${journey}-${fingerprint(JSON.stringify(payload))}`;

/** 64 bits that tell texts apart, quickly and at once; no secret. */
function fingerprint(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return hex(one) + hex(two);
}

const hex = (bits: number) => (bits >>> 0).toString(16).padStart(8, '0');
