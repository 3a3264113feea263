import { CONTRACT_VERSION, type PartFailure } from '@forms/shared/contract';
import type { RemoteEntry } from '@forms/shared/platform/remotes';
import { satisfies, validateStrict } from 'compare-versions';

/** Where a part's loading came to an end. */
export type Phase = Exclude<PartFailure['phase'], 'drawing' | 'later' | 'blocked' | 'changed'>;

/** A part that could not be loaded: in which phase, and why in words for developers. */
export class RemoteFailure extends Error {
  constructor(
    readonly phase: Phase,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'RemoteFailure';
  }
}

/** Where remotes may be loaded from: the host's own origin, and those that the site's settings name. */
export interface TrustedOrigins {
  origin: string;
  remoteOrigins: readonly string[];
}

export const isTrusted = (from: string, { origin, remoteOrigins }: TrustedOrigins): boolean =>
  from === origin || remoteOrigins.includes(from);

/** A line of the registry; `overridden` where a developer has put another in its place. */
export type AdmissibleEntry = RemoteEntry & { overridden?: boolean };
export type AdmissibleRegistry = Readonly<Record<string, AdmissibleEntry | undefined>>;

/** A remote that the host may load. */
export interface Admitted {
  /** The absolute URL of its manifest. */
  manifest: string;
  /** The hash that its manifest must have. */
  integrity: string | undefined;
}

/**
 * Lets a remote in. Throws a `RemoteFailure` for one that the registry doesn't have, for an origin that isn't trusted,
 * for another origin's without a hash, and for a contract version that this host doesn't keep.
 */
export function admit(entry: AdmissibleEntry | undefined, trusted: TrustedOrigins): Admitted {
  if (!entry) throw new RemoteFailure('registry', 'remotes.json has no line for it');
  const manifest = urlOf(entry.manifest, trusted.origin);
  if (!manifest || !isTrusted(manifest.origin, trusted)) {
    throw new RemoteFailure('origin', `${entry.manifest} is outside the origins that remotes may be loaded from`);
  }
  if (manifest.origin !== trusted.origin && !entry.integrity && !entry.overridden) {
    throw new RemoteFailure('integrity', `${entry.manifest} is of another origin, and its line names no integrity`);
  }
  if (!supports(entry.contract)) {
    throw new RemoteFailure('contract', `It needs contract ${entry.contract}; this site keeps ${CONTRACT_VERSION}`);
  }
  return { manifest: manifest.href, integrity: entry.integrity };
}

export const urlOf = (address: string, base: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

/** A range that cannot be read is not kept. */
function supports(range: string): boolean {
  try {
    return validateStrict(CONTRACT_VERSION) && satisfies(CONTRACT_VERSION, range);
  } catch {
    return false;
  }
}
