import { errorAnswer } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';

/** Why a call of staff failed: the server's own sentence, else whether anything answered at all. */
export const whyItFailed = (error: unknown): string =>
  answerIn(error, errorAnswer)?.message ??
  (hasStatus(error)
    ? `The server answered ${error.status}, and not why. Please try again.`
    : 'The server could not be reached. Please try again.');

/** Whether asking again would bring nothing: it is not there, or not for who asks. */
export const isFinal = (error: unknown): boolean => hasStatus(error) && (error.status === 403 || error.status === 404);

const hasStatus = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
