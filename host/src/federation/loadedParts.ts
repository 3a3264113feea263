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

/** Hears `loaded` each time that a part of a remote has come. */
export const partLoads = new EventTarget();
