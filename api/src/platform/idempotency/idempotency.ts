import { IDEMPOTENCY_HEADER } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Trx } from '../database/database';
import { HttpError } from '../errors/errors';
import { hashOf } from '../ids';
import { now } from '../time';

const KEY_REUSED = 'This key was used for other answers already. Please reload the page and submit again.';

/** The `Idempotency-Key` of a request, 1 to 255 characters. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length > 0 && key.length <= 255) return key;
  throw new HttpError(400, 'bad-key', `${IDEMPOTENCY_HEADER} must have 1 to 255 characters.`);
}

/**
 * Does a piece of work once for a key, in one transaction with the record of it. The same key and body get the first
 * answer again, however many come at a time; the same key with another body is 409. Work that throws leaves no trace,
 * so that it can be tried again with the same key. Without a key it is simply done.
 *
 * @param scope what the key belongs to, as the call's address: equal keys of other calls do not meet
 * @param work must use the transaction that it gets and not the database itself
 */
export async function once<T>(
  db: Database,
  { scope, key, body }: { scope: string; key: string | undefined; body: unknown },
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return work(trx);
    const bodyHash = hashOf(JSON.stringify(body));
    const ours = await trx
      .insertInto('idempotency')
      .values({ scope, key, bodyHash, answer: '', madeAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!ours) {
      const first = await trx
        .selectFrom('idempotency')
        .select(['bodyHash', 'answer'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (first.bodyHash !== bodyHash) throw new HttpError(409, 'key-reused', KEY_REUSED);
      return JSON.parse(first.answer);
    }
    const answer = await work(trx);
    await keepAnswer(trx, scope, key, answer);
    return answer;
  });
}

/**
 * Keeps an answer as the latest for a key, and gives the one before; whoever else would is kept waiting until this
 * transaction ends.
 */
export async function lastDone<T>(
  trx: Trx,
  { scope, key, answer }: { scope: string; key: string; answer: T },
): Promise<T | undefined> {
  const { answer: before } = await trx
    .insertInto('idempotency')
    .values({ scope, key, bodyHash: '', answer: '', madeAt: now() })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet({ madeAt: now() }))
    .returning('answer')
    .executeTakeFirstOrThrow();
  await keepAnswer(trx, scope, key, answer);
  return before === '' ? undefined : JSON.parse(before);
}

const keepAnswer = (trx: Trx, scope: string, key: string, answer: unknown) =>
  trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();

/** Work that comes under this key again is new work. */
export async function forget(trx: Trx, scope: string, key: string): Promise<void> {
  await trx.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).execute();
}

/** What a piece of work that was done under one of these keys answered; nothing where none was. */
export async function answeredBefore<T>(db: Database, scope: string, keys: readonly string[]): Promise<T | undefined> {
  const first = await db
    .selectFrom('idempotency')
    .select('answer')
    .where('scope', '=', scope)
    .where('key', 'in', keys)
    .executeTakeFirst();
  return first && JSON.parse(first.answer);
}
