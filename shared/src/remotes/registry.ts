import * as z from 'zod';
import { remoteNames } from './modules';

/** One line of `remotes.json`: where a remote's manifest stands, which contract it was built for, what it must be. */
export const remoteEntry = z.strictObject({
  /** A URL, or a path from the host's own origin, of the remote's `mf-manifest.json`. */
  manifest: z.string().min(1),
  /** The range of `@forms/shared` versions that the remote needs, as `^1.0.0`. */
  contract: z.string().min(1),
  /** The hash of the manifest, as `sha384-…`, which tells those of the remote's code. Asked of every other origin. */
  integrity: z
    .string()
    .regex(/^sha384-[\w+/]{64}$/)
    .optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/** `remotes.json`: which remotes there are, read at run time. A line that cannot be read costs nobody else theirs. */
export const remoteRegistry = z.looseRecord(z.enum(remoteNames), remoteEntry.optional().catch(undefined));
export type RemoteRegistry = Partial<z.infer<typeof remoteRegistry>>;
