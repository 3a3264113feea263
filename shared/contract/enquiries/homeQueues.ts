import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { queueNames } from './queue';

/** Each of the college's own is counted whenever somebody opens the home page. */
export const MOST_OWN_QUEUES = 8;

/** A queue of the home page: one of the product's, which may be left away, or a view of enquiries that somebody shares, by its id. */
const homeQueue = z.union([
  z.strictObject({ queue: z.enum(queueNames), isShown: z.boolean() }),
  z.strictObject({ view: z.string().max(80) }),
]);
export type HomeQueue = z.infer<typeof homeQueue>;

/** What a queue is known by. */
export const homeQueueKey = (queue: HomeQueue): string => ('view' in queue ? queue.view : queue.queue);

const queues = z
  .array(homeQueue)
  .max(queueNames.length + MOST_OWN_QUEUES)
  .refine((all) => all.filter((each) => 'view' in each).length <= MOST_OWN_QUEUES, {
    message: `At most ${MOST_OWN_QUEUES} queues of your own`,
  })
  .refine((all) => new Set(all.map(homeQueueKey)).size === all.length, { message: 'A queue stands twice' });

/** The queues of the home page in their order; before anybody has changed them they are the product's, and `version` is 0. */
export const homeQueues = z.object({ queues, ...madeVersion });
export type HomeQueues = z.infer<typeof homeQueues>;
/** Changes them over the `version` that was seen. */
export const homeQueuesChange = homeQueues.pick({ queues: true, version: true }).strict();

/** The 409 to a change of another version than is stored: `stored` is as they are now. */
export const HOME_QUEUES_CHANGED = {
  word: 'home-queues-changed',
  message: 'Somebody else has changed the queues meanwhile. Please look at theirs first.',
} as const;
export const homeQueuesChanged = errorAnswer.extend({
  error: z.literal(HOME_QUEUES_CHANGED.word),
  stored: homeQueues,
});
