import { accessSync, constants, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../platform/settings/settings';
import { siteBuilds } from './build';
import { makeFolder } from './dataLock';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'for a reason unknown';

/** Why the data folder cannot be used, in a line; makes it where there is none. Undefined where it can be. */
export function whyNoFolder({ dataDir }: Pick<Settings, 'dataDir'>): string | undefined {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `DATA_DIR must be a folder that this server may make and write to: ${resolve(dataDir)} is not (${codeOf(error)}).`;
  }
}

/** Why there is no site to serve, in a line; undefined where its builds stand. */
export function whyNoSite(house: string): string | undefined {
  const missing = siteBuilds(house).filter(({ last }) => !existsSync(join(house, last)));
  if (missing.length === 0) return undefined;
  const commands = missing.map(({ command }) => command).join(' && ');
  return `The site is not built: run \`${commands}\` where all packages are installed, with \`npm ci\`.`;
}

/** Why the server cannot listen, in a line. Throws what it does not know. */
export function whyDeaf(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the server that listens there, or set PORT.`;
    case 'EACCES':
      return `Port ${port} is kept for the system: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, as localhost or 0.0.0.0: ${host} is not.`;
    default:
      throw error;
  }
}
