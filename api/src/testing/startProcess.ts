import { type ChildProcess, spawn } from 'node:child_process';
import { built } from './built';
import { type Sent, sendTo } from './sendTo';

/** A server in a process of its own, as a person starts it but for the builds. */
export class Started {
  printed = '';
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static run(port: number, dataDir: string, env: Record<string, string> = {}): Started {
    const child = spawn(process.execPath, [built('start'), '--development'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: `http://localhost:${port}`,
        ...env,
      },
    });
    const started = new Started(child, port);
    const note = (text: Buffer) => {
      started.printed += text.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    return started;
  }

  /** Waits until it has greeted. */
  async greeted(): Promise<this> {
    while (!this.printed.includes('Data is kept in')) {
      if (this.child.exitCode !== null) throw new Error(`It did not start:\n${this.printed}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this;
  }

  /** Waits until it has ended; answers how. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await new Promise((resolve) => this.child.once('exit', resolve));
    }
    return this.child.exitCode;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }

  send(path: string, sent?: Sent): Promise<Response> {
    return sendTo(`http://localhost:${this.port}`, path, sent);
  }
}
