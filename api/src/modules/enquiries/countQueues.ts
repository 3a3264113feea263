import {
  type CountedQueue,
  enquiryFilter,
  MOST_COUNTED,
  type Queue,
  queueLabels,
  typesSeen,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { searchedWords } from '../../platform/lists/search';
import { type Asker, seenBy } from '../areas/seenBy';
import { homeQueuesNow } from '../home-queues/storedHomeQueues';
import { type SharedLook, sharedLooks } from '../views/storedViews';
import { inQueue } from './queues';
import { type Which, whichEnquiries } from './whichEnquiries';

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
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and([...seenBy(db, who), inQueue(db, queue, who.userId)]))
    .executeTakeFirstOrThrow();
  return { title: queueLabels[queue], count: Number(count), list: { queue } };
}

/** A view's queue holds what its list has, counted as far as a search is; who sees none of its kind has none. */
async function ofView(db: Database, view: SharedLook | undefined, who: Asker): Promise<CountedQueue[]> {
  const { data: filter } = enquiryFilter.safeParse(view?.look.query);
  if (!view || !filter || (filter.type && !typesSeen(who).includes(filter.type))) return [];
  const { inTab, isMany } = await whichEnquiries(db, filter, searchedWords(view.look.search), who);
  const found = isMany ? MOST_COUNTED + 1 : await countSome(db, inTab);
  return [{ title: view.name, count: found > MOST_COUNTED ? null : found, list: { view: view.id } }];
}

/** How many there are, or one more than are counted. */
async function countSome(db: Database, which: Which): Promise<number> {
  const some = db
    .selectFrom('enquiries')
    .select('enquiries.id')
    .where(which)
    .limit(MOST_COUNTED + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
