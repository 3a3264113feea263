import type { SecondFactor } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { type AnswersKey, openText, sealText } from '../../platform/sealing/sealedText';
import { now } from '../../platform/time';
import { isShownByApp, newRecoveryCodes, recoveryHash, stepOf } from './codes';

/** Whether somebody has one, since when, and how many recovery codes are left. */
export async function factorOf(db: Database, userId: string): Promise<SecondFactor> {
  const found = await db.selectFrom('secondFactors').select('since').where('userId', '=', userId).executeTakeFirst();
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { since: found?.since ?? null, codesLeft: Number(left) };
}

/** Keeps a factor in place of the one before, its first code used. Answers the recovery codes, which are shown this once. */
export async function keepFactor(
  db: Database,
  keys: readonly AnswersKey[],
  { userId, secret, usedStep }: { userId: string; secret: string; usedStep: number },
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const stored = { secret: sealText(keys, secret), since: now(), usedStep };
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
    await trx
      .insertInto('secondFactors')
      .values({ userId, ...stored })
      .onConflict((known) => known.column('userId').doUpdateSet(stored))
      .execute();
    await trx
      .insertInto('recoveryCodes')
      .values(codes.map((code) => ({ codeHash: recoveryHash(code), userId })))
      .execute();
  });
  return codes;
}

/** Does without. */
export async function removeFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
}

/** Whether a code is right: one of the app's that was not used before, or a recovery code. It is used up. */
export async function takeCode(
  db: Database,
  keys: readonly AnswersKey[],
  userId: string,
  code: string,
): Promise<boolean> {
  if (!isShownByApp(code)) return takeRecoveryCode(db, userId, code);
  const found = await db.selectFrom('secondFactors').select('secret').where('userId', '=', userId).executeTakeFirst();
  const step = found && stepOf(code, openText(keys, found.secret));
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ usedStep: step })
    .where('userId', '=', userId)
    .where('usedStep', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function takeRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', recoveryHash(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
