import { join } from 'node:path';

/** Where the last good lines of the file of remotes are kept, for when it is not good, even after another start. */
export const goodCopy = (dataDir: string): string => join(dataDir, 'remotes.json');
