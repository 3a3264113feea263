import { FILE_ID_NOT_VALID, FILE_UNREADABLE, type Held } from '@forms/shared/contract';

/**
 * Why a file cannot be shown: it is not there, it is not this person's, nobody has looked for viruses in it yet or one
 * was found, or the call failed as any call may.
 */
export type FileError = 'not-found' | 'denied' | Held | 'failed';

const notFoundMessages: readonly unknown[] = [FILE_ID_NOT_VALID, FILE_UNREADABLE];

/** Reads the error of a file's call. The server's words count in every status, and a 201 is no file. */
export function fileError(error: unknown): FileError {
  const { status, originalStatus = status, data } = fieldsOf(error);
  const { message, error: word } = fieldsOf(data);
  if (originalStatus === 201 || [data, message, word].some((text) => notFoundMessages.includes(text))) {
    return 'not-found';
  }
  if (word === 'unscanned' || word === 'infected') return word;
  return originalStatus === 402 ? 'denied' : 'failed';
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
