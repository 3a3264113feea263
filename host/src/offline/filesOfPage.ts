/** What is read of a remote's `mf-manifest.json`. */
interface Manifest {
  exposes?: { assets: { js: Assets; css: Assets } }[];
}
interface Assets {
  sync: string[];
  async: string[];
}

const MANIFEST = /\/mf-manifest\.json$/;

/**
 * The addresses of what the page has loaded, and of what its parts may load yet, as a calendar or a dialog: with them
 * the page can be opened and used without a network. `loaded` are addresses; `read` reads a manifest.
 */
export async function filesOfPage(loaded: readonly string[], read: (address: string) => Promise<Manifest>) {
  const manifests = loaded.filter((address) => MANIFEST.test(new URL(address).pathname));
  const more = await Promise.all(
    manifests.map(async (address) => {
      const { exposes = [] } = await read(address).catch((): Manifest => ({}));
      return exposes.flatMap(({ assets: { js, css } }) => {
        const sync = [...js.sync, ...css.sync].map((file) => new URL(file, address).href);
        // A part of the remote that this page has no use for stays where it is.
        if (!js.sync.every((file) => loaded.includes(new URL(file, address).href))) return [];
        return [...sync, ...[...js.async, ...css.async].map((file) => new URL(file, address).href)];
      });
    }),
  );
  return [...new Set([...loaded, ...more.flat()])];
}
