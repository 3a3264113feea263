import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import buildServer from './buildServer';

/** Before the tests of the server, on either database. */
export default function setup(): void {
  if (process.env.TEST_SITES) return;
  buildServer();
  process.env.TEST_SITES = mkdtempSync(join(tmpdir(), 'forms-sites-'));
}
