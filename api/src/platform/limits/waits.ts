import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { overload } from './overload';

const PAUSE_MS = 500;

/**
 * How long callers wait before the server so much as hears of them, found by knocking: connecting to its own port. What
 * waits there stands in the system's queue, and no count of calls at work sees it.
 */
export class Waits {
  private begunAt: number | undefined;
  private longInARow = 0;

  /** @param now the time in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  begin(): void {
    this.begunAt = this.now();
  }

  end(): void {
    this.longInARow = this.isLong() ? this.longInARow + 1 : 0;
    this.begunAt = undefined;
  }

  /** Whether two in a row waited too long, the second maybe still: one alone may be a disk that was slow for a moment. */
  readonly areLong = (): boolean => this.longInARow + (this.isLong() ? 1 : 0) > 1;

  private isLong(): boolean {
    return this.begunAt !== undefined && this.now() - this.begunAt > overload.waitMs;
  }
}

/** Knocks at a server that listens, for as long as it runs. */
export function knock(server: Server, waits: Waits): void {
  const { port, address } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  let own: Socket | undefined;
  const once = () => {
    waits.begin();
    own = connect({ port, host }).unref();
    own.on('error', () => {});
    // Heard, or refused: either way there was an answer.
    own.once('close', () => {
      waits.end();
      setTimeout(once, PAUSE_MS).unref();
    });
  };
  server.on('connection', ({ remotePort }) => {
    if (own && remotePort === own.localPort) own.destroy();
  });
  once();
}
