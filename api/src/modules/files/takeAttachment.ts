import { Readable } from 'node:stream';
import { rejectionOf, standardFiles } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import type { DiskSpace } from '../../platform/storage/diskSpace';
import { keepReceived, refuseInfected } from './keepReceived';
import { receiveFile } from './receiveFile';
import { releaseSpace, reserveSpace, type Whose } from './space';

/** What became of a file that came with a mail: the file, or why it was refused. */
export interface Attached {
  fileId: string | null;
  name: string;
  bytes: number;
  refused: string;
}
/** Takes a file that came with a mail as an upload is taken, into the room of whose it will be: until then it is nobody's. */
export type TakeAttachment = (whose: Whose, file: { name: string; bytes: Uint8Array }) => Promise<Attached>;

/** Makes what takes files that come with mails, which share the disk with uploads. */
export const attachmentTaker =
  (app: App, disk: DiskSpace): TakeAttachment =>
  async (whose, { name, bytes }) => {
    const size = bytes.length;
    const asked = { name, bytes: size };
    try {
      const rejected = rejectionOf({ name, size }, 0, standardFiles);
      if (rejected) throw new HttpError(422, 'type-refused', rejected.message);
      return { ...asked, fileId: await take(), refused: '' };
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return { ...asked, fileId: null, refused: error.message };
      throw error;
    }

    async function take(): Promise<string> {
      const leaveDisk = await disk.reserve(size);
      const hold = await reserveSpace(app, whose, asked);
      try {
        const file = Object.assign(Readable.from([Buffer.from(bytes)]), { truncated: false, bytesRead: size });
        const received = await receiveFile(app, { filename: name, file });
        const nobodys: Whose = { entityType: null, entityId: null };
        await keepReceived(app, { received, whose: nobodys, contentType: 'other', hold }).catch(async (error) => {
          await app.store.remove(received.id);
          throw error;
        });
        await refuseInfected(app, received.id);
        return received.id;
      } finally {
        leaveDisk();
        await releaseSpace(app.db, hold);
      }
    }
  };
