import { createHash } from 'node:crypto';

const PATIENCE_MS = 3_000;
const SENT_LETTERS = 5;

/**
 * Whether a password is among stolen ones, by a service that speaks the protocol of Have I Been Pwned's Pwned Passwords:
 * it is told the first five letters of a hash, which hundreds of passwords share, and names the rest of those it knows.
 * Throws where it cannot be asked.
 *
 * @param service as `https://api.pwnedpasswords.com`
 */
export async function wasBreached(password: string, service: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const response = await fetch(new URL(`/range/${hash.slice(0, SENT_LETTERS)}`, service), {
    // Else the length of the answer would tell which letters were asked for.
    headers: { 'Add-Padding': 'true' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  const known = (await response.text()).split(/\r?\n/).map((line) => line.split(':'));
  // What it pads its answer with was stolen 0 times.
  return known.some(([rest, times]) => rest === hash.slice(SENT_LETTERS) && Number(times) > 0);
}
