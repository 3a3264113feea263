import { errorAnswer, REQUEST_HEADER, type Route, statusMessages } from '@forms/shared/contract';
import { addressOf } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

/** Without a byte sent or an answer for so long, a request is given up, in milliseconds. */
const STALLED_MS = 60_000;
const BROKEN_OFF = 'The upload broke off. Please check your connection and try again.';

/** Why a request was not answered as it should be: `message` is for a person; `status` 0 where no answer came. */
export class RequestFailed extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly word: string | undefined,
  ) {
    super(message);
  }
}

interface Sent {
  params?: Record<string, string>;
  signal: AbortSignal;
  /** Hears the share that was sent, from 0 to 1. */
  onProgress?(share: number): void;
}

/**
 * Sends fields, a file among them, or JSON, and answers what came back; rejects with a `RequestFailed`. `fetch` tells no
 * progress of what it sends, so this is an XMLHttpRequest.
 */
export function uploadRequest(
  route: Route,
  body: FormData | object,
  { params, signal, onProgress }: Sent,
): Promise<unknown> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  return new Promise((resolve, reject) => {
    let stalled = setTimeout(abort, STALLED_MS);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_MS);
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      if (request.status >= 200 && request.status < 300) resolve(answerOf(request));
      else reject(failureOf(request));
    });
    request.open(route.method, addressOf(route, params));
    request.setRequestHeader(REQUEST_HEADER, 'fetch');
    request.setRequestHeader('Accept-Language', language());
    if (body instanceof FormData) request.send(body);
    else {
      request.setRequestHeader('Content-Type', 'application/json');
      request.send(JSON.stringify(body));
    }
  });
}

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}

function failureOf(request: XMLHttpRequest): RequestFailed {
  const answer = errorAnswer.safeParse(answerOf(request)).data;
  const message = answer?.message ?? say(statusMessages[request.status] ?? BROKEN_OFF);
  return new RequestFailed(message, request.status, answer?.error);
}
