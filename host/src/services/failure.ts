import { statusWords, TOAST_MS } from '@forms/shared/contract';
import type { Toast } from '@forms/shared/services';

/** A failed call as people are told of it. `status` is undefined where no answer came. */
export interface Failure extends Required<Pick<Toast, 'message' | 'kind' | 'duration'>> {
  status: number | undefined;
}

/** Reads what a call rejected with, in the words, colour and time of the specification's error catalogue. */
export function readFailure(error: unknown): Failure {
  const status = statusOf(error);
  if (status === undefined) {
    return { status, message: noResponseWords(error), kind: 'warning', duration: TOAST_MS.noResponse };
  }
  const words = serverWords(error) ?? statusWords[status] ?? textOf(error) ?? 'The request failed';
  const message = `${status}: ${words}`;
  return status >= 500
    ? { status, message, kind: 'negative', duration: TOAST_MS.serverError }
    : { status, message, kind: 'warning', duration: TOAST_MS.refused };
}

/** Where an answer came but could not be read, its status stands beside. */
function statusOf(error: unknown): number | undefined {
  const { status, originalStatus } = partsOf(error);
  if (typeof status === 'number') return status;
  return typeof originalStatus === 'number' ? originalStatus : undefined;
}

/** What the server said: the sentence for a person before the word for machines. */
function serverWords(error: unknown): string | undefined {
  const { data } = partsOf(error);
  const { message, exception, error: word } = partsOf(data);
  return [message, exception, word, data].find((text) => typeof text === 'string' && text.trim() !== '') as
    | string
    | undefined;
}

const unreachable = 'The server could not be reached. Please check your connection and try again.';

function noResponseWords(error: unknown): string {
  const { status } = partsOf(error);
  if (status === 'TIMEOUT_ERROR') return 'The server took too long to answer. Please try again.';
  if (status === 'FETCH_ERROR') return unreachable;
  return textOf(error) ?? unreachable;
}

function textOf(error: unknown): string | undefined {
  const { message, error: text } = partsOf(error);
  if (typeof message === 'string') return message;
  return typeof text === 'string' ? text : undefined;
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
