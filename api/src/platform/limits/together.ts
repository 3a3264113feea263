import type { FastifyBaseLogger } from 'fastify';
import { within } from '../within';
import type { Counter } from './meter';

/** A call waits no longer than this for its count. */
const PATIENCE_MS = 1_000;
const ALONE_MS = 10_000;

/**
 * Counts with all servers together, and where that fails or takes too long, for a while alone: what one server lets
 * through stays limited, and no call waits for a database that is down.
 *
 * @param times in milliseconds: how long a count may take, and how long it then goes on alone
 */
export function together(
  shared: Counter,
  alone: Counter,
  log: Pick<FastifyBaseLogger, 'error'>,
  { patience = PATIENCE_MS, aloneFor = ALONE_MS } = {},
): Counter {
  let aloneUntil = 0;
  return async (key, limit, asked) => {
    if (Date.now() < aloneUntil) return alone(key, limit, asked);
    try {
      return await within(patience, Promise.resolve(shared(key, limit, asked)));
    } catch (error) {
      if (Date.now() >= aloneUntil) log.error({ err: error }, 'limits: this server counts alone for a while');
      aloneUntil = Date.now() + aloneFor;
      return alone(key, limit, asked);
    }
  };
}
