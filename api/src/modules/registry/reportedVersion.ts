import type { App } from '../../platform/http/app';
import { manifestOf } from './builds';

/**
 * Which version of a remote a browser reports on, by the address of the manifest that it came by; '' is the build beside
 * the host, and undefined what was never served.
 */
export async function reportedVersion(
  { db }: Pick<App, 'db'>,
  { remote, manifest }: { remote: string; manifest: string },
): Promise<string | undefined> {
  if (manifest === manifestOf(remote) || manifest === '') return '';
  const found = await db
    .selectFrom('remoteVersions')
    .select('version')
    .where('remote', '=', remote)
    .where('manifest', '=', manifest)
    .executeTakeFirst();
  return found?.version;
}
