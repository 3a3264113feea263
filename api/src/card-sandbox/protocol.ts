import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Trx } from '../platform/database/database';
import { HttpError } from '../platform/errors/errors';
import { once } from '../platform/idempotency/idempotency';
import { hashOf } from '../platform/ids';
import { type Answer, Refused } from './answers';
import { answerDispute, closeDispute, listDisputes } from './disputes';
import type { Notify } from './events';
import { cancelIntent, confirmIntent, createIntent, endChallenge, retrieveIntent } from './intents';
import { createRefund, listRefunds, moveRefund } from './refunds';

/** The provider takes days. */
const REFUND_MOVES_MS = 5_000;

type Work = (trx: Trx, id: string, form: URLSearchParams) => Promise<Answer>;
/** What the provider knows, and how it tells of it. */
interface Provider {
  db: Database;
  notify: Notify;
  /** Aborted when the server ends. */
  closing: AbortSignal;
}
interface Call {
  Params: { id: string };
  Body: URLSearchParams;
}

/** The calls of the merchant's server, which shows its secret key. */
export function serveMerchant(http: FastifyInstance, provider: Provider, secretKey: string): void {
  readForms(http);
  const expected = Buffer.from(hashOf(`Bearer ${secretKey}`));
  http.addHook('onRequest', async (request, reply) => {
    const given = Buffer.from(hashOf(request.headers.authorization ?? ''));
    if (timingSafeEqual(given, expected)) return;
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided.' };
    return reply.code(401).send({ error });
  });
  http.get('/v1/payment_intents/:id', answering(provider, retrieveIntent));
  http.post(
    '/v1/payment_intents',
    answering(provider, (trx, _id, form) => createIntent(trx, form)),
  );
  http.post('/v1/payment_intents/:id/cancel', answering(provider, cancelIntent));
  http.post(
    '/v1/refunds',
    answering(provider, (trx, _id, form) => createRefund(trx, form)),
  );
  http.get('/v1/refunds', listing(provider, listRefunds));
  http.get('/v1/disputes', listing(provider, listDisputes));
  http.post('/v1/disputes/:id', answering(provider, answerDispute));
  http.post('/v1/disputes/:id/close', answering(provider, closeDispute));
}

/** The calls of the browser, which shows the intent's client secret. */
export function serveBrowser(http: FastifyInstance, provider: Provider): void {
  readForms(http);
  http.post('/v1/payment_intents/:id/confirm', answering(provider, confirmIntent));
  http.post('/v1/payment_intents/:id/challenge', answering(provider, endChallenge));
}

function readForms(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  );
}

const answering = (provider: Provider, work: Work) => async (request: FastifyRequest<Call>, reply: Replies) => {
  const { status, body, events = [], refundMoves } = await answerOf(provider.db, request, work);
  for (const { type, object } of events) provider.notify(type, object);
  if (refundMoves !== undefined) moveLater(provider, refundMoves);
  return reply.code(status).send(body);
};

const listing =
  ({ db }: Provider, work: (trx: Trx, asked: URLSearchParams) => Promise<Answer>) =>
  async ({ url }: FastifyRequest<Call>, reply: Replies) => {
    const asked = new URLSearchParams(url.split('?')[1]);
    const { status, body } = await db.transaction().execute((trx) => work(trx, asked));
    return reply.code(status).send(body);
  };

/** A server that ends before that leaves the refund as it is. */
function moveLater({ db, notify, closing }: Provider, refundId: string): void {
  const move = async () => {
    const events = await db.transaction().execute((trx) => moveRefund(trx, refundId));
    for (const { type, object } of events) notify(type, object);
  };
  const timer = setTimeout(() => void move().catch(() => undefined), REFUND_MOVES_MS).unref();
  closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
interface Replies {
  code(status: number): { send(body: object): unknown };
}

/** Does the work once for a key, as the provider does: the same key with other parameters is an error of its own. */
async function answerOf(
  db: Database,
  { params, body: form, headers, url }: FastifyRequest<Call>,
  work: Work,
): Promise<Answer> {
  const given = headers['idempotency-key'];
  const key = typeof given === 'string' ? given : undefined;
  const asked = `${url}?${form ?? ''}`;
  try {
    return await once(db, { scope: 'sandbox', key, body: asked }, (trx) =>
      work(trx, params.id, form ?? new URLSearchParams()),
    );
  } catch (error) {
    if (error instanceof Refused) return error;
    if (!(error instanceof HttpError)) throw error;
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    return {
      status: error.status === 409 ? 400 : error.status,
      body: { error: { type: 'idempotency_error', message } },
    };
  }
}
