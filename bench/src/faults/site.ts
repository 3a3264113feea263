import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { examEntry, registration } from '../../../api/src/testing/registration';
import {
  type ExamEntry,
  type ExamsSubmitted,
  IDEMPOTENCY_HEADER,
  type PaymentMethod,
  REQUEST_HEADER,
} from '../../../shared/contract';
import type { NpmStart } from '../started/npmStart';

/** A health answer may take this long. */
export const HEALTH_MS = 1_000;
const PROBE_MS = 200;
/** Who waits longer for an answer gives up. */
const CALL_MS = 20_000;
/** After so many calls in a row without an answer, no further one is made. */
const SILENT = 10;
const DRAIN_MS = 10_000;

export interface Sent {
  method?: string;
  json?: unknown;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** The address of loopback that it comes from: limits count by it. */
  from?: string;
  agent?: Agent;
}
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What one kind of trouble came to. */
export interface Figures {
  calls: number;
  good: number;
  refused: number;
  'cut off': number;
  'longest ms': number;
  'health ms': number;
  'memory MB': number;
  acknowledged: number;
  lost: number;
}

/** The machine's word for an error, or how the answer begins. */
const wordOf = ({ text }: Answer) => /"error":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 100);

/** A started server under one kind of trouble, with all that it answered. */
export class Site {
  readonly errors: string[] = [];
  private readonly figures: Figures = {
    calls: 0,
    good: 0,
    refused: 0,
    'cut off': 0,
    'longest ms': 0,
    'health ms': 0,
    'memory MB': 0,
    acknowledged: 0,
    lost: 0,
  };
  private readonly acknowledged: string[] = [];
  private probe: Worker | undefined;
  private probed = 0;
  /** How often health was asked for, once that is known. */
  private asked: number | undefined;
  private watch: NodeJS.Timeout | undefined;
  private silent = 0;
  private exam: ExamEntry | undefined;
  private cookie: string | undefined;

  constructor(
    readonly server: NpmStart,
    private readonly log?: string,
  ) {}

  /**
   * Sends a call, and notes what it was answered. A line that breaks is status 0; `mayBreak` where that is meant. Throws
   * once the server answers nothing any more.
   */
  async send(path: string, sent: Sent & { mayBreak?: boolean } = {}): Promise<Answer> {
    if (this.silent >= SILENT) throw new Error('The server answers nothing any more');
    const begun = performance.now();
    const answer = await this.ask(path, sent).catch(
      ({ message }: Error): Answer => ({ status: 0, headers: {}, text: message }),
    );
    const { figures } = this;
    const { status, headers } = answer;
    figures.calls += 1;
    this.silent = status === 0 && !sent.mayBreak ? this.silent + 1 : 0;
    figures['longest ms'] = Math.max(figures['longest ms'], Math.round(performance.now() - begun));
    const call = `${sent.method ?? ((sent.json ?? sent.body) ? 'POST' : 'GET')} ${path.replace(/[\w-]{20,}/g, ':id')}`;
    if (status === 0) {
      figures['cut off'] += 1;
      if (!sent.mayBreak) this.errors.push(`${call}: ${answer.text}`);
    } else if (status < 400) figures.good += 1;
    else if (status < 500 || (status === 503 && Number(headers['retry-after']) > 0)) figures.refused += 1;
    else this.errors.push(`${call} was answered ${status} ${status === 503 ? 'without Retry-After' : wordOf(answer)}`);
    return answer;
  }

  /** Sends a call that is no part of the trouble; throws where it is not good. */
  async must<T>(path: string, sent: Sent = {}): Promise<T> {
    const { status, text } = await this.ask(path, sent);
    if (status < 200 || status > 299) throw new Error(`${path} was answered ${status}: ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** Submits an application for an exam as somebody at this address; what is acknowledged is looked for at the end. */
  async submit(from: string, method: PaymentMethod = 'callback'): Promise<{ status: number; stored?: ExamsSubmitted }> {
    this.exam ??= await this.entry();
    const { status, text } = await this.send('/api/webforms/exams/form/data', {
      json: registration([this.exam], method),
      headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
      from,
    });
    if (status !== 201) return { status };
    const stored = JSON.parse(text) as ExamsSubmitted;
    this.acknowledged.push(stored.id);
    return { status, stored };
  }

  /** The exam that applications are for: asked for before the trouble begins. */
  async entry(): Promise<ExamEntry> {
    this.exam ??= await examEntry(
      { send: async (path, init) => new Response((await this.ask(path, init as Sent)).text) },
      'gcse',
      'aqa',
      '8300',
    );
    return this.exam;
  }

  /** The cookie of the administrator, in by the link that the start has printed. */
  async staff(): Promise<Record<string, string>> {
    if (this.cookie === undefined) {
      const token = this.server.loginToken(this.log);
      const { status, headers, text } = await this.ask('/api/auth/session', { json: { token } });
      if (status !== 200) throw new Error(`The printed link was answered ${status}: ${text}`);
      this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    }
    return { cookie: this.cookie };
  }

  /** From now on its health is asked for. */
  watchHealth(): void {
    const { port } = this.server;
    const probe = new Worker(join(__dirname, 'probe.mjs'), {
      workerData: { port, everyMs: PROBE_MS, from: '127.0.0.99' },
      execArgv: [],
    });
    this.probe = probe;
    probe.on('message', (message: { ms: number; status: number } | { asked: number }) => {
      if ('asked' in message) {
        this.asked = message.asked;
        return;
      }
      const { ms, status } = message;
      this.probed += 1;
      this.figures['health ms'] = Math.max(this.figures['health ms'], Math.round(ms));
      if (status !== 200) this.errors.push(`/api/health was answered ${status || 'nothing'}`);
    });
    this.watch = setInterval(() => {
      this.figures['memory MB'] = Math.max(this.figures['memory MB'], this.server.memory());
    }, 500);
  }

  /** Ends the watch, looks for every acknowledged row, and answers what all came to. */
  async close(): Promise<Figures> {
    clearInterval(this.watch);
    const { figures } = this;
    if (this.probe) {
      this.probe.postMessage('enough');
      const isWhole = () => this.asked !== undefined && this.probed >= this.asked;
      for (const end = Date.now() + DRAIN_MS; !isWhole() && Date.now() < end; ) await sleep(100);
      if (!isWhole()) {
        figures['health ms'] = Math.max(figures['health ms'], DRAIN_MS);
        this.errors.push(`/api/health was not answered within ${DRAIN_MS / 1000} s`);
      }
      await this.probe.terminate();
    }
    if (figures['health ms'] > HEALTH_MS) this.errors.push(`/api/health took ${figures['health ms']} ms`);
    figures.acknowledged = this.acknowledged.length;
    if (this.server.isGone) this.errors.push(`the server ended: ${this.server.lastOutput}`);
    else
      figures.lost = await this.lost().catch((error: unknown) =>
        this.errors.push(`rows cannot be looked for: ${error}`),
      );
    if (figures.lost > 0) this.errors.push(`${figures.lost} acknowledged applications are lost`);
    return figures;
  }

  private async lost(): Promise<number> {
    const headers = await this.staff();
    let lost = 0;
    for (const [at, id] of this.acknowledged.entries()) {
      const from = `127.0.9.${1 + (Math.floor(at / 500) % 250)}`;
      const { status } = await this.ask(`/api/enquiries/${id}`, { headers, from });
      if (status !== 200) lost += 1;
    }
    return lost;
  }

  private ask(
    path: string,
    { method, json, body, headers = {}, from = '127.0.0.1', agent }: Sent = {},
  ): Promise<Answer> {
    const sent = json === undefined ? body : JSON.stringify(json);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: this.server.port,
          path,
          method: method ?? (sent === undefined ? 'GET' : 'POST'),
          localAddress: from,
          agent: agent ?? false,
          timeout: CALL_MS,
          headers: {
            [REQUEST_HEADER]: 'bench',
            ...(sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      call.once('timeout', () => call.destroy(new Error(`nothing came for ${CALL_MS / 1000} s`)));
      call.once('error', reject);
      call.end(sent);
    });
  }
}
