import type { CountedQueue, Queue } from '@forms/shared/contract';

/** How many enquiries a queue of the home page holds; undefined where it is not shown. */
export const countIn = (queues: readonly CountedQueue[], queue: Queue): number | null | undefined =>
  queues.find(({ list }) => 'queue' in list && list.queue === queue)?.count;
