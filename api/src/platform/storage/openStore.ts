import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import { diskStore } from './diskStore';
import type { Store } from './store';

/**
 * Opens the store of these settings: a bucket, or a folder of the data folder.
 *
 * @param prefix what the names of this site's files begin with in a bucket
 */
export async function openStore(
  { s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>,
  prefix: () => Promise<string>,
): Promise<Store> {
  if (!s3) return diskStore(join(dataDir, 'files'));
  // Few need it, and it takes a third of a second to load.
  const { s3Store } = await import('./s3Store');
  return s3Store(s3, await prefix());
}
