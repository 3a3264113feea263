import {
  type ContentType,
  errorAnswer,
  type FileOwner,
  REQUEST_HEADER,
  routes,
  statusMessages,
  uploaded,
} from '@forms/shared/contract';
import { addressOf } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

/** Without a byte sent or an answer for so long, an upload is given up, in milliseconds. */
const STALLED_MS = 60_000;
const BROKEN_OFF = 'The upload broke off. Please check your connection and try again.';

/**
 * Whose an upload is: of staff's, its owner's at once; of a visitor's, its session's, a secret word of the form that is
 * filled in: what is sent under it shares one total, and is taken back by it; of an applicant's, a document's that is asked for.
 */
export type Whose = FileOwner | { session: string } | { link: string; document: string };

export interface Upload {
  /** The id that the server keeps the file by. Rejects with an Error whose message is for a person. */
  done: Promise<string>;
  cancel(): void;
}

/** Sends one file to the server. `fetch` tells no progress of what it sends, so this is an XMLHttpRequest. */
export function sendFile(
  file: File,
  { whose, type }: { whose: Whose; type: ContentType | undefined },
  onProgress: (sent: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    let stalled = setTimeout(() => request.abort(), STALLED_MS);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      const id = uploaded.safeParse(answerOf(request)).data?.id;
      if (id) resolve(id);
      else reject(new Error(messageFor(request)));
    });
  });
  const route = routeFor(whose);
  request.open(route.method, addressOf(route));
  request.setRequestHeader(REQUEST_HEADER, 'fetch');
  request.setRequestHeader('Accept-Language', language());
  const body = new FormData();
  for (const [name, value] of Object.entries(whose)) body.append(name, value);
  if (type) body.append('uploadType', type);
  body.append('file', file);
  request.send(body);
  return { done, cancel: () => request.abort() };
}

function routeFor(whose: Whose) {
  if ('link' in whose) return routes.sendDocument;
  return 'session' in whose ? routes.uploadFile : routes.uploadStaffFile;
}

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}

const messageFor = (request: XMLHttpRequest): string =>
  errorAnswer.safeParse(answerOf(request)).data?.message ?? say(statusMessages[request.status] ?? BROKEN_OFF);
