/** What is read of a remote's `mf-manifest.json`. */
export interface Manifest {
  metaData: {
    remoteEntry: { name: string };
    integrity?: Record<string, string>;
    buildInfo?: { buildVersion?: string };
  };
  exposes: { name: string; assets: { js: Assets; css: Assets } }[];
}
interface Assets {
  sync: string[];
  async: string[];
}

/** The manifests that this page's remotes came by, by address. Whoever wants to know of one need not fetch it again. */
export const manifests = new Map<string, Manifest>();

/** Where each remote's manifest stands, once the registry has said so. */
export const addresses = new Map<string, string>();
/** The same as reports name it: a path where it is the site's own, '' where there is none. */
export const ownAddress = (remote: string): string => (addresses.get(remote) ?? '').replace(window.location.origin, '');

/** Hears `loaded` each time that a part of a remote has come. */
export const partLoads = new EventTarget();

/** How long each part of a remote took to come, in milliseconds. */
export const loadTimes: { remote: string; took: number }[] = [];
