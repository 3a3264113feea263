import { VALID_KEYS } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { hashOf, newId, newSecret } from '../../platform/ids';
import { now } from '../../platform/time';
import { takeStep } from './line';

/** Whose key a request carries: the remote that it opens, and its name in the history. */
export interface Team {
  remote: string;
  author: string;
}

/** The team whose valid key a request carries as `Authorization: Bearer …`; undefined without one. */
export async function teamOf(db: Database, { headers }: FastifyRequest): Promise<Team | undefined> {
  const [, key] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  if (!key) return undefined;
  const found = await db
    .selectFrom('remoteKeys')
    .select(['id', 'remote'])
    .where('keyHash', '=', hashOf(key))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return found && { remote: found.remote, author: `key ${nameOfKey(found.id)}` };
}

/** By what people tell keys apart. */
const nameOfKey = (id: string) => id.slice(0, 6);

/** Makes a key, which is shown this once. Throws 409 where two are valid. */
export async function addKey(db: Database, remote: string, author: string): Promise<{ id: string; key: string }> {
  const [id, key] = [newId(), newSecret()];
  await db.transaction().execute(async (trx) => {
    await takeStep(trx, remote, { action: 'add-key', author, reason: `key ${nameOfKey(id)}` });
    const valid = await trx
      .selectFrom('remoteKeys')
      .select('id')
      .where('remote', '=', remote)
      .where('revokedAt', 'is', null)
      .execute();
    if (valid.length >= VALID_KEYS) {
      throw new HttpError(409, 'keys', `${remote} has ${VALID_KEYS} keys: revoke the one that is not used any more.`);
    }
    const row = { id, remote, keyHash: hashOf(key), addedAt: now(), author, revokedAt: null };
    await trx.insertInto('remoteKeys').values(row).execute();
  });
  return { id, key };
}

/** From the next call on it opens nothing. Throws 404. */
export async function revokeKey(
  db: Database,
  { remote, id, author }: { remote: string; id: string; author: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeStep(trx, remote, { action: 'revoke-key', author, reason: `key ${nameOfKey(id)}` });
    await trx
      .updateTable('remoteKeys')
      .set({ revokedAt: now() })
      .where('id', '=', id)
      .where('remote', '=', remote)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound('key'));
  });
}
