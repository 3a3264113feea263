import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { App } from '../../platform/http/app';
import { personData } from './personData';
import { readablePage } from './readablePage';

/** A ZIP of all that is held of an address: as JSON, as a page, and its files. It is written while they are read. */
export async function* exportPerson(
  app: Pick<App, 'db' | 'settings' | 'store'>,
  email: string,
): AsyncGenerator<Uint8Array> {
  const { data, files } = await personData(app, email);
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const texts = {
    'personal-data.json': `${JSON.stringify(data, undefined, 2)}\n`,
    'personal-data.html': readablePage(`Data held of ${data.address}`, data),
  };
  for (const [path, text] of Object.entries(texts)) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(text), true);
    yield* ready.splice(0);
  }
  for (const { id, path } of files) {
    const bytes = await app.store.read(id);
    if (!bytes) continue;
    // Documents and pictures are as small as they get.
    const file = new ZipPassThrough(path);
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk as Uint8Array);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
