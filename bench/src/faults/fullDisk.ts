import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { atTheEnd } from '../started/leaving';
import { servesAgain } from './databaseAway';
import { upload } from './noFiles';
import type { Site } from './site';

const MB = 1024 * 1024;
/** The server keeps a gigabyte free: on a disk of this size, some uploads go in and some do not. */
const DISK_MB = 1_228;
const LEFT_FREE_MB = 1_024;
const UPLOADS = 20;
const UPLOAD_MB = 64;
const APPLICATIONS = 5;

/** Mounts a small disk in memory at an empty folder; only root may. */
export function mountSmallDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
  atTheEnd(() => execFileSync('umount', [folder]));
}

/** Twenty uploads at once, of which the disk takes a few; then not a byte is left on it, the log's included. */
export async function fullDisk(site: Site, folder: string): Promise<void> {
  await site.entry();
  await site.staff();
  site.watchHealth();
  const pdf = Buffer.alloc(UPLOAD_MB * MB, ' ');
  pdf.write('%PDF-1.7\n');
  const sent = upload(pdf);
  const answers = await Promise.all(
    Array.from({ length: UPLOADS }, (_, at) =>
      site.send('/api/webforms/file/upload', { ...sent, from: `127.0.10.${at + 1}` }),
    ),
  );
  const taken = answers.filter(({ status }) => status === 201).length;
  if (taken === 0) site.errors.push('no upload was taken, though there was room for some');
  if (freeMb(folder) < LEFT_FREE_MB - UPLOAD_MB)
    site.errors.push(`${taken} uploads left ${freeMb(folder)} MB of the ${LEFT_FREE_MB} that are kept free`);

  const filler = join(folder, 'filler');
  fill(filler);
  for (let one = 0; one < APPLICATIONS; one += 1) {
    await site.submit('127.0.10.100');
    await site.send('/', { from: '127.0.10.100' });
  }
  rmSync(filler);
  await servesAgain(site);
}

const freeMb = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MB);
};

/** Writes until the disk takes no more. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [MB, 4096, 1]) {
      const part = Buffer.alloc(size);
      try {
        while (writeSync(file, part) > 0);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}
