import { remoteOf } from '@forms/shared/platform/remotes';
import { type Admitted, RemoteFailure } from './admission';
import { preloadFile } from './hashes';
import { messageOf, phaseOf } from './loaded';
import type { Manifest } from './loadedParts';
import type { Container, OpenContainer } from './openContainer';
import { readManifest } from './readManifest';

interface Opening {
  manifest: Promise<Manifest>;
  container: Promise<Pick<Container, 'get'>>;
}

/**
 * The modules of remotes, each remote opened once: its manifest, its entry, and what the entry gives. What did not come
 * is asked for again the next time. Rejects with a `RemoteFailure`.
 */
export function remoteModules(open: OpenContainer) {
  const openings = new Map<string, Opening>();

  function opening(admitted: Admitted, name: string): Opening {
    const build = `${admitted.manifest} ${admitted.integrity}`;
    const known = openings.get(build);
    if (known) return known;
    const manifest = readManifest(admitted);
    const container = manifest.then(({ metaData }) =>
      // A container's name must be an identifier.
      open(new URL(metaData.remoteEntry.name, admitted.manifest).href, name.replaceAll('-', '_')),
    );
    container.catch(() => openings.delete(build));
    const begun = { manifest, container };
    openings.set(build, begun);
    return begun;
  }

  return async (of: string, admitted: Admitted): Promise<unknown> => {
    const name = remoteOf(of);
    const part = of.slice(name.length + 1);
    const { manifest, container } = opening(admitted, name);
    const { css, js } = (await manifest).exposes.find((expose) => expose.name === part)?.assets ?? none;
    for (const file of css.sync) preloadFile(new URL(file, admitted.manifest).href, 'style');
    for (const file of js.sync) preloadFile(new URL(file, admitted.manifest).href, 'script');
    const opened = await container;
    const make = await opened.get(`./${part}`).catch((error: unknown) => {
      throw new RemoteFailure('module', messageOf(error), error);
    });
    try {
      return make();
    } catch (error) {
      throw new RemoteFailure(phaseOf(error), messageOf(error), error);
    }
  };
}
const none: Manifest['exposes'][number]['assets'] = { css: { sync: [], async: [] }, js: { sync: [], async: [] } };
