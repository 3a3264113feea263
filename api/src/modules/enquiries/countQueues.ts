import { type CountedQueue, enquiryFilter, type Queue, queueLabels, typesSeen } from '@forms/shared/contract';
import type { Expression, SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database';
import { searchedWords } from '../../platform/lists/search';
import { type Asker, seenBy } from '../areas/seenBy';
import { homeQueuesNow } from '../home-queues/storedHomeQueues';
import { type SharedLook, sharedLooks } from '../views/storedViews';
import { inQueue } from './queues';
import { whichEnquiries } from './whichEnquiries';

/** The queues of the home page with how many enquiries that they see each holds for who asks; others are served between two. */
export async function countQueues(db: Database, who: Asker): Promise<CountedQueue[]> {
  const { queues } = await homeQueuesNow(db);
  const views = queues.flatMap((each) => ('view' in each ? [each.view] : []));
  const looks = new Map((await sharedLooks(db, 'enquiries', views)).map((look) => [look.id, look]));
  const counted: CountedQueue[] = [];
  for (const each of queues) {
    if ('view' in each) counted.push(...(await ofView(db, looks.get(each.view), who)));
    else if (each.isShown) counted.push(await ofProduct(db, each.queue, who));
    await new Promise(setImmediate);
  }
  return counted;
}

async function ofProduct(db: Database, queue: Queue, who: Asker): Promise<CountedQueue> {
  const count = await countOf(db, [...seenBy(db, who), inQueue(db, queue, who.userId)]);
  return { title: queueLabels[queue], count, list: { queue } };
}

/** Of what a view finds its queue counts as much as its list does; who sees none of its kind has none. */
async function ofView(db: Database, view: SharedLook | undefined, who: Asker): Promise<CountedQueue[]> {
  const { data: filter } = enquiryFilter.safeParse(view?.look.query);
  if (!view || !filter || (filter.type && !typesSeen(who).includes(filter.type))) return [];
  const { inTab, isMany } = await whichEnquiries(db, filter, searchedWords(view.look.search), who);
  return [{ title: view.name, count: isMany ? null : await countOf(db, [inTab]), list: { view: view.id } }];
}

async function countOf(db: Database, which: Expression<SqlBool>[]): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and(which))
    .executeTakeFirstOrThrow();
  return Number(count);
}
