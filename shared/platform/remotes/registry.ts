import * as z from 'zod';
import { remoteEntry } from '../../contract';

export type { RemoteEntry } from '../../contract';

/**
 * `remotes.json`: which remotes there are, read at run time. A line that cannot be read costs nobody else theirs.
 * @internal For the host alone.
 */
export const remoteRegistry = z.record(z.string(), remoteEntry.optional().catch(undefined));
/** @internal For the host alone. */
export type RemoteRegistry = z.infer<typeof remoteRegistry>;
