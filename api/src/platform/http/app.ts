import type { Route, Session } from '@forms/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditLog } from '../audit/auditLog';
import type { Checks } from '../checks/check';
import type { Database } from '../database/database';
import type { Figures } from '../figures/figures';
import type { Jobs } from '../jobs/jobs';
import type { Incoming } from '../limits/incoming';
import type { Limiter } from '../limits/limiter';
import type { Workload } from '../limits/workload';
import type { Post } from '../mail/post';
import type { Settings } from '../settings/settings';
import type { Store } from '../storage/store';
import type { ClaimedPaths } from './claimedPaths';
import type { TrustedOrigins } from './trustedOrigins';

/** The framework without its ways to add an address: a call is added by `serve`, from its row of the contract's table. */
export type Http = Omit<
  FastifyInstance,
  'route' | 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'all'
>;

/** What every module of the server works with: each has functions that take it and serve its calls. */
export interface App {
  http: Http;
  db: Database;
  settings: Settings;
  /** The bytes of files. */
  store: Store;
  /** The folder that the built host and remotes stand in, each in its own. */
  house: string;
  limit: Limiter;
  /** Where what staff do is written down. */
  audit: AuditLog;
  /** What is on its way to the server. */
  incoming: Incoming;
  workload: Workload;
  /** Whether what it works with can be used. */
  checks: Checks;
  /** The work that is done beside the calls; each module registers its own kinds. */
  jobs: Jobs;
  /** What is to be watched of the server; each module registers its own. */
  figures: Figures;
  /** Hands letters in. */
  post: Post;
  /** Who makes a request; undefined for a visitor. */
  sessionOf: (request: FastifyRequest) => Promise<Session | undefined>;
  /** Throws 403 where what a call is about is of an area that whoever makes it does not work in. */
  admitToRecord: (session: Session, route: Pick<Route, 'path'>, params: unknown) => Promise<void>;
  /** Whose key a request carries: the remote that it opens, and the key's name. */
  teamOf: (request: FastifyRequest) => Promise<{ remote: string; author: string } | undefined>;
  /** Where remotes may come from. */
  trusted: TrustedOrigins;
  /** Whose page stands where; each module that has pages says so of its own. */
  paths: ClaimedPaths;
}
