import type { Manifest } from '../federation/loadedParts';

/**
 * The addresses of what the page has loaded, and of what its parts may load yet, as a calendar or a dialog: with them
 * the page can be opened and used without a network. `loaded` are addresses; the manifests stand under theirs.
 */
export function filesOfPage(
  loaded: readonly string[],
  manifests: ReadonlyMap<string, Pick<Manifest, 'exposes'>>,
): Set<string> {
  const files = new Set(loaded);
  for (const [address, { exposes }] of manifests) {
    const at = (names: string[]) => names.map((name) => new URL(name, address).href);
    for (const { js, css } of exposes.map(({ assets }) => assets)) {
      // A part of the remote that this page has no use for stays where it is.
      if (!at(js.sync).every((file) => loaded.includes(file))) continue;
      for (const file of at([...js.sync, ...css.sync, ...js.async, ...css.async])) files.add(file);
    }
  }
  return files;
}
