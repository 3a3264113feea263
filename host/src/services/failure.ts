import { statusMessages, TOAST_MS } from '@forms/shared/contract';
import type { BugCause, Toast } from '@forms/shared/platform/services';
import { say } from '../translation/say';

/** A failed call as people are told of it. `status` is undefined where no answer came. */
export interface Failure extends Required<Pick<Toast, 'message' | 'kind' | 'duration'>> {
  status: number | undefined;
}

/** Reads what a call rejected with, in the words, colour and time of the specification's error catalogue. */
export function readFailure(error: unknown): Failure {
  const status = statusOf(error);
  if (status === undefined) {
    return { status, message: noResponseMessage(error), kind: 'warning', duration: TOAST_MS.noResponse };
  }
  const own = statusMessages[status];
  const message = `${status}: ${serverMessage(error) ?? (own && say(own)) ?? messageOf(error) ?? say('The request failed')}`;
  return status >= 500
    ? { status, message, kind: 'negative', duration: TOAST_MS.serverError }
    : { status, message, kind: 'warning', duration: TOAST_MS.refused };
}

/** The same failure for a bug report: which call it was, and its answer. */
export function causeOf(error: unknown): BugCause {
  const { data, request, api } = partsOf(error);
  const { status } = readFailure(error);
  return {
    // A body that is mere text may hold anything.
    message: readFailure(typeof data === 'string' ? { status } : error).message,
    ...(status === undefined ? {} : { status }),
    ...(data === undefined ? {} : { response: JSON.stringify(data) }),
    ...(typeof request === 'string' ? { request } : {}),
    ...(typeof api === 'string' ? { api } : {}),
  };
}

/** Where an answer came but could not be read, its status stands beside. */
function statusOf(error: unknown): number | undefined {
  const { status, originalStatus } = partsOf(error);
  if (typeof status === 'number') return status;
  return typeof originalStatus === 'number' ? originalStatus : undefined;
}

/** What the server said: the sentence for a person before the word for machines. A page of HTML is no sentence. */
function serverMessage(error: unknown): string | undefined {
  const { data } = partsOf(error);
  const { message, exception, error: word } = partsOf(data);
  return [message, exception, word, data]
    .filter((text) => typeof text === 'string')
    .find((text) => text.trim() !== '' && !text.trimStart().startsWith('<'));
}

const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';

function noResponseMessage(error: unknown): string {
  const { status, name } = partsOf(error);
  if (name === 'SchemaError') return say('The server answered something that this page does not understand.');
  if (status === 'TIMEOUT_ERROR') return say('The server took too long to answer. Please try again.');
  if (status === 'FETCH_ERROR') return say(UNREACHABLE);
  return messageOf(error) ?? say(UNREACHABLE);
}

function messageOf(error: unknown): string | undefined {
  const { message } = partsOf(error);
  return typeof message === 'string' ? message : undefined;
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
