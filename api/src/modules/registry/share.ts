import { createHash } from 'node:crypto';

const PARTS = 10_000;

/**
 * Whether a visitor is among those who get a candidate: the same ones for as long as it is one, and more of them where its
 * share grows. Who gets another remote's is another draw.
 *
 * @param of `rollout` is the candidate's, `visitor` the browser's, `share` in percent
 */
export function isInShare(of: { remote: string; rollout: string; visitor: string; share: number }): boolean {
  const hash = createHash('sha256').update(`${of.remote}:${of.rollout}:${of.visitor}`).digest();
  return hash.readUInt32BE(0) % PARTS < of.share * (PARTS / 100);
}
