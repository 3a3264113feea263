import * as z from 'zod';
import { remoteNames } from './modules';

/** One line of `remotes.json`: where a remote's manifest stands and which contract it was built for. */
export const remoteEntry = z.strictObject({
  /** A URL, or a path from the host's own origin, of the remote's `mf-manifest.json`. */
  manifest: z.string().min(1),
  /** The range of `@forms/shared` versions that the remote needs, as `^1.0.0`. */
  contract: z.string().min(1),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/** `remotes.json`: which remotes there are, read at run time. */
export const remoteRegistry = z.partialRecord(z.enum(remoteNames), remoteEntry);
export type RemoteRegistry = z.infer<typeof remoteRegistry>;
