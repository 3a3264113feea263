import type { LineChange, RemoteStep } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';

type Line = Selectable<Tables['remoteLines']>;
type Step = Pick<RemoteStep, 'action' | 'author'> & Partial<Pick<RemoteStep, 'version' | 'from' | 'share' | 'reason'>>;

/** That of a remote which nobody has ever released. */
const firstLine = (remote: string): Line => ({
  ...{ remote, live: null, candidate: null, share: 0, rollout: '' },
  ...{ revision: 0, steps: 0 },
});

/** Takes a step of a remote's history, and answers its line: nobody else can take one until the transaction ends. */
export async function takeStep(trx: Trx, remote: string, step: Step): Promise<Line> {
  await trx
    .insertInto('remoteLines')
    .values(firstLine(remote))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const line = await trx
    .updateTable('remoteLines')
    .set(({ eb }) => ({ steps: eb('steps', '+', 1) }))
    .where('remote', '=', remote)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { action, author, version = null, from = null, share = null, reason = '' } = step;
  await trx
    .insertInto('remoteSteps')
    .values({ remote, number: line.steps, at: now(), author, action, version, fromVersion: from, share, reason })
    .execute();
  return line;
}

type Version = Pick<Tables['remoteVersions'], 'version' | 'manifest' | 'contract' | 'brings' | 'retired'>;
interface By {
  author: string;
  /** Why a version may not be served at the moment. */
  problemOf: (version: Version) => string | undefined;
}

/**
 * Changes what a remote serves, and writes it into its history. What is so already is left as it is. Throws 412 where
 * somebody has changed it since it was read, 404 for a version that there is not, and 409 for one that cannot be served;
 * then nothing has changed.
 */
export async function changeLine(trx: Trx, remote: string, change: LineChange, by: By): Promise<void> {
  const before = await storedLine(trx, remote);
  if (before.revision !== change.revision) throw stale();
  const next = await nextLine(trx, before, change, by);
  if (!next) return;
  const { version, ...line } = next;
  const taken = await takeStep(trx, remote, {
    ...{ action: change.action, author: by.author, reason: change.reason },
    ...{ version, from: before.live, share: change.action === 'share' ? change.share : null },
  });
  // Nobody can have changed it since: the step is ours.
  if (taken.revision !== change.revision) throw stale();
  if (change.action === 'retire') {
    await trx
      .updateTable('remoteVersions')
      .set({ retired: 1 })
      .where('remote', '=', remote)
      .where('version', '=', change.version)
      .execute();
  }
  await trx
    .updateTable('remoteLines')
    .set({ ...line, revision: taken.revision + 1 })
    .where('remote', '=', remote)
    .execute();
  const after = { ...before, ...line };
  const takesBack = change.action === 'back' || (change.action === 'share' && change.share === 0);
  if (takesBack)
    await mark(
      servedBy(before).filter((each) => !servedBy(after).includes(each)),
      now(),
    );
  await mark(servedBy(after), null);

  async function mark(versions: readonly string[], takenBackAt: string | null): Promise<void> {
    for (const each of versions)
      await trx
        .updateTable('remoteVersions')
        .set({ takenBackAt })
        .where('remote', '=', remote)
        .where('version', '=', each)
        .execute();
  }
}

/** The versions that visitors get. */
const servedBy = ({ live, candidate, share }: Line): string[] =>
  [live, share > 0 ? candidate : null].filter((version) => version !== null);

export const storedLine = async (db: Database, remote: string): Promise<Line> =>
  (await db.selectFrom('remoteLines').selectAll().where('remote', '=', remote).executeTakeFirst()) ?? firstLine(remote);

/** What of a line becomes different, and the version that the history names; undefined where nothing does. */
type Next = Partial<Pick<Line, 'live' | 'candidate' | 'share' | 'rollout'>> & { version: string | null };

async function nextLine(trx: Trx, line: Line, change: LineChange, { problemOf }: By): Promise<Next | undefined> {
  switch (change.action) {
    case 'promote':
      return toLive(change.version);
    case 'share': {
      const { version, share } = change;
      await mustBeServable(version);
      if (version === line.live) throw refused('is-live', `${version} is what all visitors get already.`);
      const rollout = version === line.candidate ? line.rollout : newId();
      return { candidate: version, share, rollout, version };
    }
    case 'back': {
      const to = change.version === undefined ? await wayBack(trx, line) : change.version;
      if (to === undefined)
        throw refused(
          'no-way-back',
          `Nothing was served in the place of ${line.live ?? 'the site’s own build'} before.`,
        );
      return toLive(to);
    }
    case 'retire': {
      const { version } = change;
      if (version === line.live || version === line.candidate) {
        throw refused('is-served', `${version} is being served: go back or promote another version first.`);
      }
      return (await find(version)).retired ? undefined : { version };
    }
  }

  async function toLive(version: string | null): Promise<Next | undefined> {
    if (version !== null) await mustBeServable(version);
    if (version === line.live && line.candidate === null) return undefined;
    return { live: version, candidate: null, share: 0, version };
  }

  function find(version: string): Promise<Version> {
    return trx
      .selectFrom('remoteVersions')
      .select(['version', 'manifest', 'contract', 'brings', 'retired'])
      .where('remote', '=', line.remote)
      .where('version', '=', version)
      .executeTakeFirstOrThrow(
        () => new HttpError(404, 'no-version', `There is no version ${version} of ${line.remote}: publish it first.`),
      );
  }

  async function mustBeServable(version: string): Promise<void> {
    const found = await find(version);
    if (found.retired) throw refused('retired', `${version} has been retired: publish another version.`);
    const problem = problemOf(found);
    if (problem) throw refused('not-servable', `${version} cannot be served: ${problem}.`);
  }
}

/**
 * What all visitors get by going back: while a version is shared out, what is live; else what was live before that was
 * promoted, and has not been retired. `null` is the build beside the host; undefined where nothing was there before.
 */
export async function wayBack(db: Database, line: Line): Promise<string | null | undefined> {
  if (line.candidate !== null) return line.live;
  const promotions = await db
    .selectFrom('remoteSteps')
    .select(['version', 'fromVersion'])
    .where('remote', '=', line.remote)
    .where('action', '=', 'promote')
    .orderBy('number', 'desc')
    .execute();
  const retired = await db
    .selectFrom('remoteVersions')
    .select('version')
    .where('remote', '=', line.remote)
    .where('retired', '=', 1)
    .execute();
  const gone = new Set(retired.map(({ version }) => version));
  const passed = new Set<string>();
  for (let at = line.live; at !== null && !passed.has(at); ) {
    passed.add(at);
    const promotion = promotions.find(({ version, fromVersion }) => version === at && fromVersion !== at);
    if (!promotion) return undefined;
    at = promotion.fromVersion;
    if (at === null || !gone.has(at)) return at;
  }
  return undefined;
}

const refused = (word: string, message: string) => new HttpError(409, word, message);
const stale = () =>
  new HttpError(412, 'stale', 'Somebody has changed this remote meanwhile, and nothing was done: look at it again.');
