import type { Database, Trx } from '../database/database';
import { newId } from '../ids';
import type { Settings } from '../settings/settings';
import { now } from '../time';
import { type Entry, hashAfter, keyNow } from './chain';

/** What is written down of an act: never words or names, which erasing could not reach. */
export type Act = Pick<Entry, 'actor' | 'call' | 'record' | 'detail'>;
interface Waiting {
  act: Act & { at: string };
  done(): void;
  fail(error: unknown): void;
}

/** So many are written at once. */
const MOST_AT_ONCE = 100;
/** Another server of the same database may write at the same moment: then it is tried anew. */
const MOST_TRIES = 50;

/** The site's audit log. Acts that come while others are being written are written together, in one transaction. */
export class AuditLog {
  private readonly waiting: Waiting[] = [];
  private isWriting = false;

  constructor(
    private readonly db: Database,
    private readonly settings: Pick<Settings, 'answersKeys'>,
  ) {}

  /** Writes an act at the end of the log; done once it is there for good. */
  write(act: Act): Promise<void> {
    return new Promise((done, fail) => {
      this.waiting.push({ act: { ...act, at: now() }, done, fail });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    for (let batch = this.next(); batch.length > 0; batch = this.next()) {
      try {
        await this.append(batch.map(({ act }) => act));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.isWriting = false;
  }

  private next(): Waiting[] {
    return this.waiting.splice(0, MOST_AT_ONCE);
  }

  private async append(acts: readonly Waiting['act'][]): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await this.appended(acts)) return;
    throw new Error('the audit log is written by others all the time');
  }

  /** Answers whether they were written: none of them where another server was first with a number, for each follows the one before. */
  private appended(acts: readonly Waiting['act'][]): Promise<boolean> {
    const { db, settings } = this;
    const append = async (trx: Trx) => {
      const entries = entriesAfter(await lastOf(trx), acts, settings.answersKeys);
      const written = await trx
        .insertInto('auditEntries')
        .values(entries)
        .onConflict((taken) => taken.column('number').doNothing())
        .returning('number')
        .execute();
      if (written.length < entries.length) throw new Taken();
    };
    return db
      .transaction()
      .execute(append)
      .then(() => true)
      .catch((error: unknown) => {
        if (error instanceof Taken) return false;
        throw error;
      });
  }
}

/** A number that another server was first with. */
class Taken extends Error {}

const lastOf = (trx: Trx) =>
  trx.selectFrom('auditEntries').select(['number', 'hash']).orderBy('number', 'desc').limit(1).executeTakeFirst();

function entriesAfter(
  last: Pick<Entry, 'number' | 'hash'> | undefined,
  acts: readonly Waiting['act'][],
  keys: Settings['answersKeys'],
): Entry[] {
  let { number, hash } = last ?? { number: 0, hash: '' };
  return acts.map((act) => {
    number += 1;
    const entry = { ...act, id: newId(), number, keyName: keyNow(keys) };
    hash = hashAfter(hash, entry, keys) ?? '';
    return { ...entry, hash };
  });
}
