/** What is read of a remote's `mf-manifest.json`. */
export interface Manifest {
  metaData: { integrity?: Record<string, string> };
  exposes: { assets: { js: Assets; css: Assets } }[];
}
interface Assets {
  sync: string[];
  async: string[];
}

/** The manifests that this page's remotes came by, by address. Whoever wants to know of one need not fetch it again. */
export const manifests = new Map<string, Manifest>();

/** Hears `loaded` each time that a part of a remote has come. */
export const partLoads = new EventTarget();
