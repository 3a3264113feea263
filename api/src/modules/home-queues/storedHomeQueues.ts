import {
  HOME_QUEUES_CHANGED,
  type HomeQueue,
  type HomeQueues,
  homeQueueKey,
  homeQueues,
  queueNames,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { changeSetting, type SiteSetting, settingNow } from '../site-settings/storedSettings';
import { sharedLooks } from '../views/storedViews';

export const setting: SiteSetting<'queues', HomeQueue[]> = {
  name: 'home-queues',
  key: 'queues',
  own: withTheRest([]),
  read: (stored) => withTheRest(homeQueues.shape.queues.parse(stored)),
  changed: HOME_QUEUES_CHANGED,
};

/** A queue that a later version brought stands behind those that were ordered before. */
function withTheRest(queues: HomeQueue[]): HomeQueue[] {
  const known = new Set(queues.map(homeQueueKey));
  return [...queues, ...queueNames.filter((name) => !known.has(name)).map((queue) => ({ queue, isShown: true }))];
}

/** The queues of the home page in their order. A view that was deleted, or is shared no more, has taken its queue with it. */
export async function homeQueuesNow(db: Database): Promise<HomeQueues> {
  const stored = await settingNow(db, setting);
  const shared = new Set((await sharedLooks(db, 'enquiries', viewsIn(stored.queues))).map(({ id }) => id));
  return { ...stored, queues: stored.queues.filter((each) => !('view' in each) || shared.has(each.view)) };
}

/** Changes them. Throws 422 where one is of a view that nobody shares, 409 over another version than was seen. */
export async function changeHomeQueues(
  db: Database,
  change: Pick<HomeQueues, 'queues' | 'version'>,
  madeBy: string,
): Promise<HomeQueues> {
  const views = viewsIn(change.queues);
  if ((await sharedLooks(db, 'enquiries', views)).length < views.length)
    throw new HttpError(422, 'view-not-shared', 'A view is not shared any more. Please remove its queue.');
  return changeSetting(db, setting, change, madeBy);
}

const viewsIn = (queues: readonly HomeQueue[]): string[] =>
  queues.flatMap((each) => ('view' in each ? [each.view] : []));
