import { join } from 'node:path';
import { houseFolder } from '../platform/houseFolder';

/** The built server (`start`), or one of its commands by the name of its file: what a service manager runs. */
export const built = (name: string): string => join(houseFolder, 'api/dist/bin', `${name}.js`);
