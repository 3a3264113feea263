import * as z from '@forms/shared/platform/zod';
import { BUILT_PLACE, MOST_PLACES } from './builtPlace';
import { measure, remoteSpeed } from './speed';

/** The largest build of a remote, in bytes and in files. */
export const MAX_BUILD_BYTES = 64 * 1024 * 1024;
export const MAX_BUILD_FILES = 2_000;
/** So many keys of one remote are valid at a time: the old one and the new while they are exchanged. */
export const VALID_KEYS = 2;

const LONGEST_REASON = 500;

export const remoteName = z.string().regex(/^mf-[a-z0-9-]{1,40}$/, 'must be a remote’s name, as mf-contact');
/** As `1.4.0`, or `1.4.0-rc.1`: the folder that a version's files stand in has its name. */
export const versionName = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6}){2}(-[0-9A-Za-z.-]{1,40})?$/, 'must be a version, as 1.4.0');

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** A version whose files stand on a server of the team's own. */
export const versionElsewhere = z.strictObject({
  version: versionName,
  /** The address of its `mf-manifest.json`. */
  manifest: z.string().max(500).refine(isHttp, 'must be an address, as https://contact.example/1.4.0/mf-manifest.json'),
});
export type VersionElsewhere = z.infer<typeof versionElsewhere>;

/** `revision` is that of the line as it was read: somebody else's change since then is not written over. */
const seen = { revision: z.int().min(0), reason: z.string().trim().max(LONGEST_REASON).default('') };

/** What may be done with a remote's line. */
export const lineChange = z.discriminatedUnion('action', [
  /** So many in a hundred visitors get the version, the others what is live. */
  z.strictObject({ action: z.literal('share'), version: versionName, share: z.int().min(0).max(100), ...seen }),
  /** All visitors get it. */
  z.strictObject({ action: z.literal('promote'), version: versionName, ...seen }),
  /**
   * Without a version: what is shared out ends, or else the version is live again that was before. `null` is the build
   * that stands beside the host, or nothing where there is none.
   */
  z.strictObject({ action: z.literal('back'), version: versionName.nullable().optional(), ...seen }),
  /** It is served to nobody any more, and never again. */
  z.strictObject({ action: z.literal('retire'), version: versionName, ...seen }),
]);
export type LineChange = z.infer<typeof lineChange>;

/** `null` stands for the build beside the host wherever a version is named; where there is none, for nothing. */
const servedVersion = z.string().nullable();

export const remoteVersion = z.object({
  version: z.string(),
  manifest: z.string(),
  contract: z.string(),
  /** In bytes; null where the files stand elsewhere. */
  bytes: z.number().nullable(),
  /** The paths of the pages that it brings. */
  addresses: z.array(z.string()),
  retired: z.boolean(),
  since: z.iso.datetime(),
  author: z.string(),
});
export type RemoteVersion = z.infer<typeof remoteVersion>;

const steps = ['publish', 'share', 'promote', 'back', 'retire', 'add-key', 'revoke-key'] as const;
export const remoteStep = z.object({
  number: z.number(),
  at: z.iso.datetime(),
  author: z.string(),
  action: z.enum(steps),
  version: servedVersion,
  /** What was live before, where that changed. */
  from: servedVersion,
  share: z.number().nullable(),
  reason: z.string(),
});
export type RemoteStep = z.infer<typeof remoteStep>;

export const remoteKey = z.object({ id: z.string(), since: z.iso.datetime(), author: z.string() });
export type RemoteKey = z.infer<typeof remoteKey>;

export const remoteFailure = z.object({
  version: z.string(),
  /** The address of its manifest, a path where that is the site's own. */
  manifest: z.string(),
  phase: z.string(),
  count: z.number(),
  /** Where in the version's code it came from, the most frequent first: places as they were reported. */
  stacks: z.array(z.object({ places: z.array(z.string()), count: z.number() })),
});
export type RemoteFailure = z.infer<typeof remoteFailure>;

/** Who serves what: one remote's line, and what it was made of. */
export const remoteLine = z.object({
  remote: z.string(),
  /** Whether a build of it stands beside the host. */
  isBeside: z.boolean(),
  live: servedVersion,
  /** What a share of the visitors gets; null where all get what is live. */
  candidate: z.string().nullable(),
  /** In percent. */
  share: z.number(),
  revision: z.number(),
  /** Since when what is live is, and who made it so; null where nobody ever did. */
  since: z.iso.datetime().nullable(),
  author: z.string().nullable(),
  /** Why something else is served than the line says; null where it is not. */
  problem: z.string().nullable(),
  /** Parts that could not be loaded within the last day, by version and by phase; '' is the build beside the host. */
  failures: z.array(remoteFailure),
});
export type RemoteLine = z.infer<typeof remoteLine>;

export const remoteReleases = remoteLine.extend({
  /** What `back` without a version leads to; undefined where there is no way back. */
  back: servedVersion.optional(),
  versions: z.array(remoteVersion),
  /** The newest first. */
  history: z.array(remoteStep),
  keys: z.array(remoteKey),
  /** As browsers measured it within the last week. */
  speed: z.array(remoteSpeed),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

/** A key, shown this once. */
export const newRemoteKey = z.object({ id: z.string(), key: z.string() });

/** Origins that remotes may come from besides the site's own; those of the settings have no date. */
export const remoteOrigin = z.object({ origin: z.string(), since: z.iso.datetime().nullable(), author: z.string() });
export type RemoteOrigin = z.infer<typeof remoteOrigin>;
export const newRemoteOrigin = z.strictObject({
  origin: z
    .string()
    .max(200)
    .refine((text) => isHttp(text) && new URL(text).origin === text, 'must be an origin, as https://contact.example'),
});

/** Where a part's loading came to an end; after it had come: in drawing, later by itself, by holding the page, or by changing what others use. */
export const loadingPhases = [
  'registry',
  'origin',
  'integrity',
  'contract',
  'manifest',
  'entry',
  'module',
  'code',
  'time',
  'drawing',
  'later',
  'blocked',
  'changed',
] as const;
const builtPlace = z
  .string()
  .max(200)
  .regex(new RegExp(`${BUILT_PLACE.source}$`), 'must be a place in a build, as common.js:1:234');
/** What the shell says of a part that could not be shown: nothing of the person who wanted it. */
export const partFailure = z.strictObject({
  remote: remoteName,
  /** The address of the manifest that it came by, a path where that is the site's own; '' where there was none. */
  manifest: z.string().max(500),
  phase: z.enum(loadingPhases),
  /** Where in the remote's own code an error came from, the innermost first; none where it did not. */
  places: z.array(builtPlace).max(MOST_PLACES).default([]),
});
export type PartFailure = z.infer<typeof partFailure>;

/** What a page measures is less. */
const MOST_MEASUREMENTS = 20;
/** What one browser measured of a remote, in the unit of the measure's bounds: nothing of the person who waited. */
const speedMeasurement = z.strictObject({
  remote: remoteName,
  /** The address of the manifest that the remote came by, a path where that is the site's own. */
  manifest: z.string().max(500),
  measure,
  value: z.number().min(0),
});
export type SpeedMeasurement = z.infer<typeof speedMeasurement>;
export const speedReport = z.strictObject({ measurements: z.array(speedMeasurement).min(1).max(MOST_MEASUREMENTS) });
