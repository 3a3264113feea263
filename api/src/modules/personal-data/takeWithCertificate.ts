import type { ErasureAsked, ErasureCertificate, HeldCounts, PersonalData } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { lockWithMoney } from '../enquiries/lockEnquiry';
import { takeContact } from '../retention/removeContact';
import { takeEnquiry } from '../retention/removeEnquiry';
import { hashesOf } from './addressHash';
import { anonymiseEnquiry } from './anonymiseEnquiry';
import { addTo, countHeld } from './countHeld';
import { forgetSearches } from './forgetSearches';
import { obstacleTo } from './obstacle';
import { retainedNumbers } from './retainedNumbers';
import { takeLoose } from './takeLoose';

/** What is erased at once: whose address it is under, in small letters, of which scope, and by whom. */
export interface Erasing {
  enquiries: readonly Pick<PersonalData['enquiries'][number], 'id' | 'reference' | 'name'>[];
  contacts: PersonalData['contacts'];
  address: string;
  of: ErasureAsked['of'];
  author: string;
}

/**
 * Takes enquiries and messages out of the database, or makes them anonymous, with a certificate; of a whole person also what is
 * held beside them. Answers the certificate's id, and the files whose bytes are then to be removed. Throws 409 where one
 * of them cannot be erased now.
 */
export async function takeWithCertificate(
  trx: Trx,
  settings: App['settings'],
  erasing: Erasing,
): Promise<{ id: string; files: string[] }> {
  const { enquiries, contacts, address, of } = erasing;
  const taken = await takeAll(trx, erasing);
  if (of.scope === 'person') addTo(taken.removed, await takeLoose(trx, address));
  const all = [...enquiries, ...contacts];
  await forgetSearches(trx, [address, ...all.map(({ name }) => name)]);
  for (const { id } of all) await forgetAnswers(trx, id);
  return { files: taken.files, id: await certify({ db: trx, settings }, { ...erasing, ...taken }) };
}

interface Taken {
  files: string[];
  removed: HeldCounts;
  kept: ErasureCertificate['kept'];
}

/** Takes enquiries and messages out of the database, or makes them anonymous. Throws 409 where one of them cannot be now. */
async function takeAll(trx: Trx, { enquiries, contacts, author }: Erasing): Promise<Taken> {
  const taken: Taken = { files: [], removed: {}, kept: [] };
  for (const { id, reference } of [...enquiries].sort((one, other) => one.id.localeCompare(other.id))) {
    await lockWithMoney(trx, id);
    const obstacle = await obstacleTo(trx, id, reference);
    if (obstacle) throw new HttpError(409, 'not-erasable', obstacle);
    const numbers = await retainedNumbers(trx, id);
    addTo(taken.removed, await countHeld(trx, id));
    addTo(taken.removed, numbers.length > 0 ? { anonymous: 1 } : { enquiries: 1 });
    if (numbers.length > 0) taken.kept.push({ reference, numbers });
    taken.files.push(...(await (numbers.length > 0 ? anonymiseEnquiry(trx, id, author) : takeEnquiry(trx, id))));
  }
  for (const { id, replies } of contacts) {
    addTo(taken.removed, { contacts: 1, letters: replies });
    taken.files.push(...(await takeContact(trx, id)));
  }
  return taken;
}

/** Of what was asked once for a key there is a hash, and what it was answered. */
async function forgetAnswers(trx: Trx, id: string): Promise<void> {
  const like = `%${id.replace(/[\\%_]/g, '\\$&')}%`;
  await trx
    .deleteFrom('idempotency')
    .where(sql<boolean>`(answer like ${like} escape '\\' or scope like ${like} escape '\\')`)
    .execute();
}

async function certify(
  site: { db: Trx } & Pick<App, 'settings'>,
  { address, of, author, removed, kept }: Omit<Taken, 'files'> & Pick<Erasing, 'address' | 'of' | 'author'>,
): Promise<string> {
  const [hash] = await hashesOf(site, address);
  const id = newId();
  await site.db
    .insertInto('erasures')
    .values({
      ...{ id, author, erasedAt: now(), scope: of.scope, subject: of.scope === 'person' ? null : of.id, ...hash },
      ...{ removed: JSON.stringify(removed), kept: JSON.stringify(kept) },
    })
    .execute();
  return id;
}
