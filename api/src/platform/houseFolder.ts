import { join } from 'node:path';

/** Where the house stands: the folder that holds host, remotes and server, as far from here as from `dist/bin`. */
export const houseFolder = join(__dirname, '../../..');
