import { Gauge, Registry } from 'prom-client';
import { within } from '../within';

/** Longer than a check takes that comes to no answer. */
const READ_MS = 3_000;

/** The server's figures for Prometheus. Each module registers those of what it owns. */
export class Figures {
  readonly registry = new Registry();

  /** A figure that is read at each call, and left out where it cannot be: the others are needed most then. */
  gauge(
    name: string,
    help: string,
    { labelNames = [], read }: { labelNames?: string[]; read: (figure: Gauge) => Promise<void> },
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        const forget = () => {
          this.reset();
          // Else it would be 0.
          if (labelNames.length === 0) this.remove();
        };
        forget();
        await within(READ_MS, read(this)).catch(forget);
      },
    });
  }
}
