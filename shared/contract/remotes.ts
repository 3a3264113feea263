import * as z from '@forms/shared/platform/zod';
import type { Brought } from './registry/brought';

/**
 * One line of `remotes.json`: where a remote's manifest stands, which contract it was built for, what it must be. A later
 * site may say more.
 */
export const remoteEntry = z.object({
  /** A URL, or a path from the host's own origin, of the remote's `mf-manifest.json`. */
  manifest: z.string().min(1),
  /** The range of `@forms/shared` versions that the remote needs, as `^2.0.0`. */
  contract: z.string().min(1),
  /** The hash of the manifest, as `sha384-…`, which tells those of the remote's code. Asked of every other origin. */
  integrity: z
    .string()
    .regex(/^sha384-[\w+/]{64}$/, 'must be as remote.json has it, sha384- and 64 letters')
    .optional(),
  /** What it adds to the site. Validated by the server where it is published: the schema is not in the first load. */
  brings: z.custom<Brought>().optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/** Why a remote is not served as its line says, and what is served instead. */
export const remoteProblem = z.object({ remote: z.string(), problem: z.string(), served: z.string() });
export type RemoteProblem = z.infer<typeof remoteProblem>;
