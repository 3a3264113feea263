import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@forms/shared/testing/free-port';
import { atTheEnd } from './leaving';

const house = join(__dirname, '../../..');
/** A first start builds all five apps. */
const START_MS = 10 * 60_000;
const END_MS = 20_000;

interface StartOptions {
  dataDir: string;
  /** What differs from the default settings. */
  settings?: Record<string, string>;
  /** The most files that it may have open. */
  mostFiles?: number;
  /** The file that its log goes to. */
  log?: string;
}

/** The product as a person starts it, with `npm start`, in a process group of its own. */
export class NpmStart {
  private output = '';
  private readonly ended: Promise<void>;
  private isStopping = false;

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()));
    const note = (text: Buffer) => {
      this.output += text.toString();
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
  }

  /** Starts it; resolves once it serves. */
  static async run({ dataDir, settings = {}, mostFiles, log }: StartOptions): Promise<NpmStart> {
    const port = await freePort();
    const file = log === undefined ? undefined : openSync(log, 'w');
    const limited = `${mostFiles === undefined ? '' : `ulimit -n ${mostFiles}; `}exec npm start`;
    const child = spawn('sh', ['-c', limited], {
      cwd: house,
      detached: true,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...settings },
      stdio: ['ignore', file ?? 'pipe', file ?? 'pipe'],
    });
    if (file !== undefined) closeSync(file);
    const started = new NpmStart(port, child);
    atTheEnd(() => started.stop());
    const deadline = Date.now() + START_MS;
    while (!(started.loginToken(log) && (await started.serves()))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The server did not start:\n${started.output}`);
      await sleep(100);
    }
    return started;
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** Whether it has ended by itself. */
  get isGone(): boolean {
    return this.child.exitCode !== null && !this.isStopping;
  }

  /** The last lines that it printed. */
  get lastOutput(): string {
    return this.output.split('\n').slice(-6).join('\n');
  }

  /** The administrator's one-time token that the start has printed. */
  loginToken(log?: string): string | undefined {
    const printed = log === undefined ? this.output : readFileSync(log, 'utf8');
    return /#\/login\/([^/\s]+)/.exec(printed)?.[1];
  }

  /** In megabytes, what the server's process holds; 0 once it is gone. */
  memory(): number {
    const sizes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ');
          if (fields[2] !== String(this.child.pid)) return 0;
          return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
        } catch {
          // It ended meanwhile.
          return 0;
        }
      });
    return Math.round(Math.max(0, ...sizes));
  }

  /** Ends it and whatever it has started. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.signal('SIGTERM');
    for (const end = Date.now() + END_MS; this.signal(0); await sleep(50)) {
      if (Date.now() > end) this.signal('SIGKILL');
    }
    await this.ended;
  }

  /** Tells the whole group; false where nobody of it lives. */
  private signal(signal: NodeJS.Signals | 0): boolean {
    try {
      return process.kill(-(this.child.pid ?? 0), signal);
    } catch {
      return false;
    }
  }

  private serves = () =>
    fetch(`${this.address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
}
