import type { HeldCounts } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { looseOf } from './looseOf';

/** Takes out what is held of an address beside enquiries and messages. Answers how much it was. */
export async function takeLoose(trx: Trx, address: string): Promise<HeldCounts> {
  const { letters, drafts, reports, jobs, account } = await looseOf(trx, address);
  await trx
    .deleteFrom('drafts')
    .where('linkHash', 'in', ['', ...drafts.map(({ linkHash }) => linkHash)])
    .execute();
  await trx
    .deleteFrom('draftLetters')
    .where('letterId', 'in', ['', ...letters])
    .execute();
  await trx
    .deleteFrom('letters')
    .where('id', 'in', ['', ...letters])
    .execute();
  await trx
    .deleteFrom('jobs')
    .where('id', 'in', ['', ...letters, ...jobs])
    .execute();
  await trx
    .deleteFrom('bugReports')
    .where('id', 'in', ['', ...reports])
    .execute();
  const goes = account !== null && !account.isOfStaff;
  if (goes) {
    await trx.deleteFrom('fileAnnotations').where('owner', '=', account.id).execute();
    // Its sessions, links and second factor go with it.
    await trx.deleteFrom('users').where('id', '=', account.id).execute();
  }
  return { drafts: drafts.length, letters: letters.length, reports: reports.length, accounts: goes ? 1 : 0 };
}
