import type { FastifyInstance } from 'fastify';
import type { Cards } from '../../modules/payments/cards';
import type { Checks } from '../checks/check';
import type { Database } from '../database/database';
import type { Incoming } from '../limits/incoming';
import type { Limiter } from '../limits/limiter';
import type { Workload } from '../limits/workload';
import type { Settings } from '../settings/settings';
import type { Store } from '../storage/store';

/** The framework without its ways to add an address: a call is added by `serve`, from its row of the contract's table. */
export type Http = Omit<
  FastifyInstance,
  'route' | 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'all'
>;

/** What every room of the server works with. A room is a function that takes it and serves its calls. */
export interface App {
  http: Http;
  db: Database;
  settings: Settings;
  /** The card provider; none on a live site without its keys. */
  cards: Cards | undefined;
  /** The bytes of files. */
  store: Store;
  /** The folder that the built host and remotes stand in, each in its own. */
  house: string;
  limit: Limiter;
  /** What is on its way to the server. */
  incoming: Incoming;
  workload: Workload;
  /** Whether what it works with can be used. */
  checks: Checks;
}
