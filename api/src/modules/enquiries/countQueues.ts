import {
  type CountedQueue,
  enquiryFilter,
  MOST_COUNTED,
  type Queue,
  queueLabels,
  typesSeen,
} from '@forms/shared/contract';
import { expressionBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { searchedWords } from '../../platform/lists/search';
import { type Asker, seenBy } from '../areas/seenBy';
import { homeQueuesNow } from '../home-queues/storedHomeQueues';
import { type SharedLook, sharedLooks } from '../views/storedViews';
import { inQueue } from './queues';
import { type Which, whichEnquiries } from './whichEnquiries';

/** The queues of the home page with how many enquiries that they see each holds for who asks, as far as is counted; others are served between two. */
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
  const held = expressionBuilder<Tables, 'enquiries'>().and([...seenBy(db, who), inQueue(db, queue, who.userId)]);
  return { title: queueLabels[queue], count: await countSome(db, held), list: { queue } };
}

/** A view's queue holds what its list has, counted as the others are; who sees none of its kind has none. */
async function ofView(db: Database, view: SharedLook | undefined, who: Asker): Promise<CountedQueue[]> {
  const { data: filter } = enquiryFilter.safeParse(view?.look.query);
  if (!view || !filter || (filter.type && !typesSeen(who).includes(filter.type))) return [];
  const { inTab, isMany } = await whichEnquiries(db, filter, searchedWords(view.look.search), who);
  return [{ title: view.name, count: isMany ? null : await countSome(db, inTab), list: { view: view.id } }];
}

/** How many there are; null where there are more than are counted. */
async function countSome(db: Database, which: Which): Promise<number | null> {
  const some = db
    .selectFrom('enquiries')
    .select('enquiries.id')
    .where(which)
    .limit(MOST_COUNTED + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) > MOST_COUNTED ? null : Number(count);
}
