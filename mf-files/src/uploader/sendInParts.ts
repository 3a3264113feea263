import { type BegunUpload, begunUpload, bytesOfPart, type Route, routes } from '@forms/shared/contract';
import { lineBack, MOST_TRIES } from './lineBack';
import { RequestFailed, uploadRequest } from './uploadRequest';

/** What whoever shows an upload hears of it. */
export interface Heard {
  /** The share that has been sent, from 0 to 1. */
  onSent(share: number): void;
  /** The line is cut: it goes on by itself once there is one. */
  onCut(): void;
}

/** How a file becomes one of the server's: how it is begun, and what makes a file of its parts. */
interface Ways {
  begin: Route;
  toBegin: object;
  /** Posts what names the upload; answers the file's id. */
  finish(upload: string): Promise<string>;
}

/** What the server has lost, or has further than we thought: where it stands is asked anew. */
const ASK_ANEW: unknown[] = ['other-part', 'upload-over', 'not-whole'];

/**
 * Sends a file part by part, and where the line is cut goes on with the part that was on its way. Answers the file's id.
 *
 * @param onBegun hears the id that the upload can be given up by
 */
export async function sendInParts(
  file: File,
  { begin, toBegin, finish }: Ways,
  { onSent, onCut, onBegun, signal }: Heard & { onBegun(id: string): void; signal: AbortSignal },
): Promise<string> {
  let upload: BegunUpload | undefined;
  for (let tries = 0; ; ) {
    try {
      if (!upload) {
        upload = begunUpload.parse(await uploadRequest(begin, toBegin, { signal }));
        onBegun(upload.id);
      }
      while (upload.offset < file.size) {
        upload = await sendPart(file, upload, onSent, signal);
        tries = 0;
      }
      onSent(1);
      return await finish(upload.id);
    } catch (failure) {
      tries += 1;
      if (signal.aborted || tries > MOST_TRIES || !canGoOn(failure)) throw failure;
      // Whose parts have all come is only to be said again: its answer may have been lost.
      const isAllSent = upload?.offset === file.size && !ASK_ANEW.includes(failure.word);
      if (!isAllSent) upload = undefined;
      onCut();
      if (await lineBack(tries, signal)) tries = 0;
    }
  }
}

async function sendPart(
  file: File,
  { id, offset }: BegunUpload,
  onSent: Heard['onSent'],
  signal: AbortSignal,
): Promise<BegunUpload> {
  const bytes = bytesOfPart(file.size, offset);
  const body = new FormData();
  body.append('file', file.slice(offset, offset + bytes), 'part');
  onSent(offset / file.size);
  const onProgress = (share: number) => onSent((offset + share * bytes) / file.size);
  const sent = { params: { id, start: String(offset) }, signal, onProgress };
  return begunUpload.parse(await uploadRequest(routes.sendPart, body, sent));
}

/** Whether what went wrong may go right by itself another time. */
export const canGoOn = (failure: unknown): failure is RequestFailed =>
  failure instanceof RequestFailed &&
  (failure.status === 0 ||
    failure.status === 408 ||
    failure.status === 429 ||
    failure.status >= 500 ||
    ASK_ANEW.includes(failure.word));
