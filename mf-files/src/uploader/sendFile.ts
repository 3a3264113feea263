import { type ContentType, type FileOwner, PART_BYTES, routes, uploaded } from '@forms/shared/contract';
import { isOffline, lineBack } from './lineBack';
import { type Heard, sendInParts } from './sendInParts';
import { uploadRequest } from './uploadRequest';

/**
 * Whose an upload is: of staff's, its owner's at once; of a visitor's, its session's, a secret word of the form that is
 * filled in: what is sent under it shares one total, and is taken back by it; of an applicant's, a document's that is asked for.
 */
export type Whose = FileOwner | { session: string } | { link: string; document: string };

/** Under whose name this device keeps what was handed over: an applicant's; of others it keeps nothing. */
export const ownerOf = (whose: Whose): string | undefined =>
  'link' in whose ? `${whose.link} ${whose.document}` : undefined;
/** Under whose name it keeps why that was refused: of a visitor's by the word that their unfinished answers carry. */
export const refusedOwnerOf = (whose: Whose): string | undefined =>
  'session' in whose ? whose.session : ownerOf(whose);

export interface Upload {
  /** The id that the server keeps the file by. Rejects with an Error whose message is for a person. */
  done: Promise<string>;
  /** Gives it up: what has come of it goes from the server. */
  cancel(): void;
  /** Sends no more of it here and now; it may go on later. */
  stop(): void;
}

/** Sends one file to the server: a small one at once, a larger one of somebody who may be on the road in parts. */
export function sendFile(
  file: File,
  { whose, type, key }: { whose: Whose; type: ContentType | undefined; key: string },
  heard: Heard,
): Upload {
  const stopped = new AbortController();
  const { signal } = stopped;
  let begun: string | undefined;

  const post = async (named: Record<string, string>, part?: File): Promise<string> => {
    const body = new FormData();
    const fields = { ...whose, ...(type && { uploadType: type }), ...named };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (part) body.append('file', part);
    const progress = part && { onProgress: heard.onSent };
    return uploaded.parse(await uploadRequest(routeFor(whose), body, { signal, ...progress })).id;
  };
  const send = (): Promise<string> => {
    const begin = beginningOf(whose);
    if (!begin || file.size <= PART_BYTES) return post({}, file);
    const { name, size } = file;
    const ways = {
      begin,
      toBegin: { ...whose, key, name, size },
      finish: (upload: string) => post({ upload, name }),
    };
    const onBegun = (id: string) => {
      begun = id;
    };
    return sendInParts(file, ways, { ...heard, onBegun, signal });
  };
  return {
    done: isOffline() ? waitAndThen(send) : send(),
    stop: () => stopped.abort(),
    cancel() {
      stopped.abort();
      if (begun === undefined) return;
      // Where that cannot be done it goes by itself in its time.
      const params = { id: begun };
      uploadRequest(routes.dropUpload, {}, { params, signal: new AbortController().signal }).catch(() => undefined);
    },
  };

  async function waitAndThen(act: () => Promise<string>): Promise<string> {
    heard.onCut();
    await lineBack(1, signal);
    return act();
  }
}

function routeFor(whose: Whose) {
  if ('link' in whose) return routes.sendDocument;
  return 'session' in whose ? routes.uploadFile : routes.uploadStaffFile;
}

/** How parts of it are begun; staff's come in one piece, from a desk. */
function beginningOf(whose: Whose) {
  if ('link' in whose) return routes.beginDocument;
  return 'session' in whose ? routes.beginUpload : undefined;
}
