import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** How long a server may take to start, in milliseconds. */
export const START_MS = 60_000;

/** The process of a built server at one address, as often as it is started. */
export class StartedServer {
  private process: ChildProcess | undefined;
  private output = '';

  constructor(readonly address: string) {}

  /** What it has printed so far. */
  get printed(): string {
    return this.output;
  }

  /** Starts what is built in a house, with these settings; resolves once it answers, and throws what it printed where it does not. */
  async run(house: string, settings: Record<string, string>): Promise<void> {
    const child = spawn(process.execPath, [join(house, 'api/dist/bin/start.js')], {
      cwd: house,
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    });
    this.process = child;
    const note = (text: Buffer) => {
      this.output += text.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const deadline = Date.now() + START_MS;
    while (!(await this.answers())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The server did not start:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends it by that signal; resolves once it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    this.goesOn();
    await ended;
  }

  /** From now on it takes connections and answers none, as one that is stuck. */
  hangs(): void {
    this.process?.kill('SIGSTOP');
  }

  /** It answers again, also what it was asked meanwhile. */
  goesOn(): void {
    this.process?.kill('SIGCONT');
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
