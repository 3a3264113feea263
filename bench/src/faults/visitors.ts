import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './site';

const REFUSED_MS = 200;

/** Visitors who submit one application after another until the trouble is over, each from addresses of their own. */
export async function visitorsDuring(site: Site, count: number, trouble: () => Promise<void>): Promise<void> {
  let isOver = false;
  const visitors = Array.from({ length: count }, async (_, visitor) => {
    for (let house = 1; !isOver; ) {
      const { status } = await site.submit(`127.1.${visitor}.${house}`);
      // The limit of this address is reached.
      if (status === 429) house = (house % 250) + 1;
      else if (status !== 201) await sleep(REFUSED_MS);
    }
  });
  const left = Promise.allSettled(visitors);
  await trouble().finally(() => {
    isOver = true;
  });
  for (const end of await left) if (end.status === 'rejected') throw end.reason;
}
