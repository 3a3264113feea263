/**
 * When a server refuses calls with 503: with so many at work at once, or while callers wait so long to be heard. Beyond so many connections it
 * takes none; so many more may wait unheard, where the system lets them. Of one address it takes fewer, so that nobody
 * takes all: a RATE_LIMIT_SCALE above 1 multiplies those, and 0 lifts them.
 */
export const overload = {
  most: 200,
  mostWithMoney: 400,
  waitMs: 1_000,
  retryAfterSeconds: 5,
  mostConnections: 5_000,
  mostConnectionsOfAddress: 500,
  mostBodiesOfAddress: 200,
  mostUnheard: 4_000,
} as const;
