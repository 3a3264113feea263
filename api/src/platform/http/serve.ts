import type { Readable } from 'node:stream';
import {
  changes,
  type Finding,
  isAudited,
  isCached,
  isOfOwnAccount,
  LOGIN_EXPIRED,
  mayCall,
  REQUEST_HEADER,
  type Route,
  SECOND_FACTOR_NEEDED,
  type Session,
  worksHere,
} from '@forms/shared/contract';
import { checkedBy } from '@forms/shared/contract/definitions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { nameOf } from '../audit/auditedCalls';
import { HttpError, MOST_ERRORS } from '../errors/errors';
import { addressOf } from './addresses';
import { AnswerText } from './answerText';
import type { App } from './app';
import { otherArea } from './otherArea';

/** A call that takes nothing may still be sent a few signs, as `{}`. */
const NO_BODY_BYTES = 1024;

/** One call as its handler gets it: checked by the route's row. */
export interface Call<R extends Route> {
  params: R extends { params: infer P extends z.ZodType } ? z.output<P> : unknown;
  query: R extends { query: infer Q extends z.ZodType } ? z.output<Q> : unknown;
  body: R extends { body: infer B extends z.ZodType } ? z.output<B> : unknown;
  /** Undefined for a visitor, and for a team that comes by its key. */
  session: R extends { allow: 'everyone' } | { teamKey: true } ? Session | undefined : Session;
  /** What is odd about the body, but no error. */
  warnings: Finding[];
  /** What the audit log is to say besides: who it was, where they were not signed in before, and what changed, in words that say nothing of anybody else. */
  noted: { actor?: Session; detail?: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler gives back: the route's answer, or what goes out as it is. */
type Answer<R extends Route> = z.input<R['answer']> | AnswerText | Readable | FastifyReply;

/**
 * Serves one row of the contract's table: its address and method, who may call it, what it takes, what it answers.
 * A handler refuses by throwing an `HttpError`. `findingsIn` finds what the schema does not know about a body: its errors are
 * told together with the schema's, its warnings are the handler's.
 */
export function serve<R extends Route>(
  { http, settings, limit, incoming, workload, audit, sessionOf, teamOf, admitToRecord }: App,
  route: R,
  handle: (call: Call<R>) => Answer<R> | Promise<Answer<R>>,
  findingsIn?: (body: unknown) => Promise<Finding[]>,
): void {
  const { methods, url } = addressOf(route, settings);
  const maxBody = route.maxBody ?? NO_BODY_BYTES;
  /** Who makes the calls that not everyone may make. */
  const admitted = new WeakMap<FastifyRequest, Session>();
  (http as FastifyInstance).route({
    method: methods,
    url,
    bodyLimit: maxBody,
    config: { route },
    // Before a byte of the body is taken.
    onRequest: async (request) => {
      workload.admit(route);
      await limit(route, request.ip);
      incoming.admit(request, maxBody);
      if (changes(route) && !request.headers[REQUEST_HEADER.toLowerCase()]) {
        throw new HttpError(403, 'header-missing', `A call that changes something needs the header ${REQUEST_HEADER}.`);
      }
      // The session's cookie goes along from a page of the site's other hosts too: its tries would stand in the audit log as exports.
      if (route.discloses && route.allow !== 'everyone' && request.headers['sec-fetch-site'] === 'same-site')
        throw new HttpError(403, 'others-page', 'A page of another site asked for this: open it from the portal.');
      if (route.teamKey && request.headers.authorization) await admitTeam(request);
      else if (route.allow !== 'everyone') await admitStaff(request);
    },
    handler: (request, reply) => workload.doing(route, () => answerTo(request, reply)),
  });

  async function admitStaff(request: FastifyRequest) {
    const session = await sessionOf(request);
    if (session) request.log.info(staffCall(route, session, request.params), 'staff call');
    const who = admit(session, route);
    await admitToRecord(who, route, request.params);
    admitted.set(request, who);
  }

  /** Who makes a call that everyone may make. Whoever needs a second factor that they have not set up is a visitor there too. */
  async function visitorOrStaff(request: FastifyRequest): Promise<Session | undefined> {
    const session = await sessionOf(request);
    return session?.needsSecondFactor && !isOfOwnAccount(route) ? undefined : session;
  }

  async function admitTeam(request: FastifyRequest) {
    const team = await teamOf(request);
    if (!team) throw new HttpError(401, 'unknown-key', 'This key opens nothing: it is not whole, or has been revoked.');
    request.log.info({ ...team, call: `${route.method} ${route.path}` }, 'team call');
    if ((request.params as { remote?: string }).remote === team.remote) return;
    throw new HttpError(403, 'others-remote', `This key opens ${team.remote} alone.`);
  }

  /** What was done is done: where it cannot be written down, the server's log has it. */
  async function writeDown(
    request: FastifyRequest,
    act: { actor: string; record: string; detail: string | undefined },
  ) {
    const { detail = '' } = act;
    await audit.write({ ...act, detail, call: nameOf(route) }).catch((error: unknown) => {
      request.log.error({ err: error, ...act, call: nameOf(route) }, 'the audit log cannot be written');
    });
  }

  async function answerTo(request: FastifyRequest, reply: FastifyReply) {
    const session = admitted.get(request) ?? (await visitorOrStaff(request));
    const findings = (await findingsIn?.(request.body)) ?? [];
    const noted: Call<R>['noted'] = {};
    const answer = await handle({
      params: route.params && checked(route.params, withoutNul(request.params), 400, 'bad-address'),
      query: route.query && checked(route.query, withoutNul(request.query), 400, 'bad-address'),
      body: route.body && checked(route.body, request.body, route.badBody ?? 400, 'bad-body', findings.filter(isError)),
      session,
      warnings: findings.filter((each) => !isError(each)),
      noted,
      request,
      reply,
    } as Call<R>);
    const actor = noted.actor ?? session;
    if (actor && isAudited(route) && worksHere(actor.roles) && !goesOn(request))
      await writeDown(request, { actor: actor.userId, record: recordOf(request.params, answer), detail: noted.detail });
    // A reply is a promise of its own sending: once awaited it has gone out, and is no longer the answer.
    if (reply.sent) return reply;
    reply.code(route.status ?? 200);
    if (isCached(route)) reply.header('cache-control', 'no-cache');
    if (isStream(answer)) return reply.send(answer);
    if (route.status === 204) return reply.send();
    reply.type('application/json; charset=utf-8');
    if (answer instanceof AnswerText) return answer.sendTo(request, reply);
    return reply.send(JSON.stringify(route.answer.parse(answer)));
  }
}

/** A file that is read by parts is handed out once. */
const goesOn = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /^bytes=(?!0-)/.test(headers.range ?? '');

/** Which record a call was about: what its address names, or else what it made. */
function recordOf(params: unknown, answer: unknown): string {
  const named = Object.values((params ?? {}) as Record<string, string>).join('/');
  if (named !== '') return named;
  if (typeof answer !== 'object' || answer === null) return '';
  const { id, slug } = answer as { id?: unknown; slug?: unknown };
  return [id, slug].find((each) => typeof each === 'string') ?? '';
}

/** Who asks for what, as it may be written down: an unguessable id is a key to what it names, a third of it is none. */
function staffCall({ method, path }: Route, { userId }: Session, params: unknown) {
  const of = Object.values(params as Record<string, string>).map((part) =>
    part.replace(/^([\w-]{8})[\w-]{14}$/, '$1…'),
  );
  return { user: userId, call: `${method} ${path}`, of };
}

/** Who makes a call. Throws 401 for a visitor, 403 for somebody who may not make it. */
export function admit(session: Session | undefined, route: Route): Session {
  if (!session) throw new HttpError(401, 'not-signed-in', LOGIN_EXPIRED);
  if (mayCall(session, route)) return session;
  if (session.needsSecondFactor) throw new HttpError(403, SECOND_FACTOR_NEEDED.word, SECOND_FACTOR_NEEDED.message);
  const { area, ...ofAnyArea } = route;
  if (area && mayCall(session, ofAnyArea)) throw otherArea(area);
  throw new HttpError(403, 'not-allowed', 'Unauthorized');
}

const isError = ({ severity }: Finding) => severity === 'error';

function checked(schema: z.ZodType, given: unknown, status: number, word: string, more: Finding[] = []): unknown {
  const read = checkedBy(schema, given, MOST_ERRORS);
  if ('data' in read && more.length === 0) return read.data;
  const found = 'data' in read ? [] : read.errors;
  const reported = new Set(found.map(({ path, message }) => `${path} ${message}`));
  const also = more.map(({ path, message }) => ({ path, message }));
  const errors = [...found, ...also.filter(({ path, message }) => !reported.has(`${path} ${message}`))];
  const where = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).slice(0, 3);
  throw new HttpError(status, word, where.join('; '), { errors });
}

/** The parts of an address, by the text that they are: PostgreSQL keeps none with the sign NUL in it, and nobody writes it. */
function withoutNul<T>(parts: T): T {
  const texts = Object.values(parts as Record<string, unknown>);
  if (texts.some((text) => String(text).includes('\0'))) {
    throw new HttpError(400, 'bad-address', 'Text must not hold the sign NUL.');
  }
  return parts;
}

const isStream = (answer: unknown): answer is Readable =>
  typeof answer === 'object' && answer !== null && 'pipe' in answer;
