import { daysFromNow } from '../time';
import { seeToJob } from './queueJob';
import { Again, type JobHandlers, type JobParts, runJobs } from './runJobs';
import type { RecurringKind } from './tables';

/** Jobs of one lane are done one at a time: what holds one up, as a mail server that is away, holds up no other lane. */
export type Lane = 'quick' | 'letters' | 'bulk' | 'slow';

/** The work that a server does beside its calls. Each module registers the kinds that it owns. */
export class Jobs {
  private readonly lanes = new Map<Lane, Partial<JobHandlers>>();

  constructor(private readonly parts: JobParts) {}

  /** Has these kinds of jobs done in a lane, from when the server is ready. Throws where a kind has its handler already. */
  register(lane: Lane, handlers: Partial<JobHandlers>): void {
    for (const kind of Object.keys(handlers)) {
      if ([...this.lanes.values()].some((known) => kind in known)) throw new Error(`Two modules do the job ${kind}.`);
    }
    this.lanes.set(lane, { ...this.lanes.get(lane), ...handlers });
  }

  /** Has work done once a day, by one of the servers of a database. */
  async registerDaily(lane: Lane, kind: RecurringKind, work: () => Promise<void>): Promise<void> {
    const daily = async () => {
      await work();
      throw new Again(daysFromNow(1));
    };
    this.register(lane, { [kind]: daily });
    await seeToJob(this.parts.db, kind);
  }

  /** Begins with what was registered once the server is ready, and ends with it. */
  run(): void {
    for (const handlers of this.lanes.values()) runJobs(this.parts, handlers);
  }
}
