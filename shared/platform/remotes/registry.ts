import * as z from 'zod';
import { remoteEntry } from '../../contract';
import { remoteNames } from './modules';

export type { RemoteEntry } from '../../contract';

/**
 * `remotes.json`: which remotes there are, read at run time. A line that cannot be read costs nobody else theirs.
 * @internal For the host alone.
 */
export const remoteRegistry = z.looseRecord(z.enum(remoteNames), remoteEntry.optional().catch(undefined));
/** @internal For the host alone. */
export type RemoteRegistry = Partial<z.infer<typeof remoteRegistry>>;
