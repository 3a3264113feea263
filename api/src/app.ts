import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database';
import type { Settings } from './settings';

/** What every room of the server works with. A room is a function that takes it and serves its calls. */
export interface App {
  http: FastifyInstance;
  db: Database;
  settings: Settings;
  /** The folder that the built host and remotes stand in, each in its own. */
  house: string;
}
