import { type ErrorAnswer, errorAnswer } from '@forms/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isUnavailable } from './failures';

/** A refusal that the asker is told of. Anything else that is thrown becomes a 500 without its details. */
export class HttpError extends Error {
  /**
   * @param status the HTTP status, from 400
   * @param word for machines, as `unknown-form`
   * @param message for a person
   * @param extras further members of the answer, as `errors` or the right `amount`
   * @param headers further headers of the answer
   */
  constructor(
    readonly status: number,
    readonly word: string,
    message: string,
    readonly extras: Partial<Pick<ErrorAnswer, 'errors'>> & Record<string, unknown> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** The same with what is logged of it, and told nobody. */
  because(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}

export const notFound = (what: string) => new HttpError(404, 'not-found', `There is no such ${what}.`);

/** Refuses what comes too often, for so many seconds. */
export function tooMany(seconds: number): HttpError {
  const whole = Math.max(1, Math.ceil(seconds));
  const wait = whole < 60 ? counted(whole, 'second') : counted(Math.ceil(whole / 60), 'minute');
  const message = `That was too often. Please wait ${wait} and try again.`;
  return new HttpError(429, 'too-many', message, {}, { 'retry-after': String(whole) });
}

/** Asks to try again in a few seconds, where the database or the disk cannot be used; `cause` is what is logged. */
const unavailable = (cause: Error) =>
  new HttpError(503, 'unavailable', UNAVAILABLE, {}, { 'retry-after': '5' }).because(cause);

const counted = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

const UNAVAILABLE = 'We cannot do this at the moment. Please try again in a few seconds.';
const SERVER_ERROR = 'Something went wrong on our side. Please try again, and report it if it goes on.';

/** No answer tells of more errors, and none in more signs than so. */
export const MOST_ERRORS = 50;
const LONGEST_MESSAGE = 1_000;

/** What the framework refuses by itself, in our words: its own may quote what was sent. */
const framework: Record<number, readonly [word: string, message: string]> = {
  400: ['bad-request', 'The body is not valid JSON.'],
  406: ['unsupported-type', 'The upload must be multipart/form-data.'],
  413: ['too-large', 'What was sent is too large.'],
  414: ['address-too-long', 'The address is too long.'],
  415: ['unsupported-type', 'The body must be JSON.'],
};

/** What somebody may have tried on purpose: what they may not do, and what they do too often. */
const suspect = [403, 429];

/** Says a message in the language that an `Accept-Language` prefers. */
type SayIn = (accepted: string | undefined, message: string) => string;

/**
 * Answers every failure in the contract's one shape, in the asker's language as far as `sayIn` knows it; logs what is the
 * server's own, with its cause, and what is suspect.
 */
export function answerErrors(http: FastifyInstance, sayIn: SayIn = (_, message) => message): void {
  const refuse = refuser(sayIn);
  http.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof HttpError) return refuse(request, reply, error);
    if (isUnavailable(error) || isConflict(error)) return refuse(request, reply, unavailable(error));
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const [word, message] = framework[status] ?? ['bad-request', 'The request could not be understood.'];
      return refuse(request, reply, new HttpError(status, word, message));
    }
    request.log.error({ err: error }, 'request failed');
    return refuse(request, reply, new HttpError(500, 'server-error', SERVER_ERROR));
  });
  http.setNotFoundHandler((request, reply) => refuse(request, reply, notFound('address')));
}

const refuser = (sayIn: SayIn) => (request: FastifyRequest, reply: FastifyReply, error: HttpError) => {
  const { status, word, message, extras, headers, cause } = error;
  if (suspect.includes(status)) request.log.warn({ word }, 'call refused');
  if (status >= 500) request.log.error({ word, err: cause }, 'call failed');
  const said = <T extends { message: string; path?: string }>(each: T): T => {
    const short = inShort(each);
    return { ...short, message: sayIn(request.headers['accept-language'], short.message) };
  };
  const errors = extras.errors && { errors: extras.errors.slice(0, MOST_ERRORS).map(said) };
  const answer: ErrorAnswer = { ...extras, ...errors, ...said({ message }), error: word, requestId: request.id };
  // What is still being sent is taken off the line: its sender may read no answer before it is through.
  if (status === 413) reply.removeHeader('connection');
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(errorAnswer.loose().parse(answer));
};

/** Names that somebody sent may stand in a message and a path. */
const inShort = <T extends { message: string; path?: string }>(error: T): T => ({
  ...error,
  message: error.message.slice(0, LONGEST_MESSAGE),
  ...(error.path === undefined ? {} : { path: error.path.slice(0, LONGEST_MESSAGE) }),
});
