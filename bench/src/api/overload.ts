import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { percentile } from '../figures';
import { ask, type Call, load } from './load';

const TIMES = 5;
const TICK_MS = 10;
const QUIET_MS = 250;

export interface Overloaded {
  /** What it holds, and what came, a second. */
  holds: number;
  came: number;
  done: number;
  refused: number;
  failed: number;
  /** In milliseconds, of those that were done and of `/api/health` meanwhile. */
  p99: number;
  healthP99: number;
  /** In megabytes, before and at most. */
  memory: number;
  memoryMost: number;
  /** Seconds from the last call until it serves as ever. */
  recovered: number;
}

/**
 * Sends five times as many calls as the server can do, whether it answers or not. Throws where an answer is neither good
 * nor a refusal that says when to come again.
 */
export async function overload(port: number, pid: number, call: Call, seconds: number): Promise<Overloaded> {
  const { perSecond: holds } = await load(port, pid, call, 20, seconds);
  const memory = memoryOf(pid);
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const healthTimes: number[] = [];
  const open = new Set<Promise<void>>();
  let [done, refused, failed, memoryMost] = [0, 0, 0, memory];

  const one = async () => {
    const begun = performance.now();
    try {
      const { statusCode = 0, headers } = await ask(agent, port, call);
      if (statusCode >= 200 && statusCode < 300) {
        done += 1;
        times.push(performance.now() - begun);
      } else if ((statusCode === 503 || statusCode === 429) && Number(headers['retry-after']) > 0) refused += 1;
      else failed += 1;
    } catch {
      failed += 1;
    }
  };
  const askHealth = async () => {
    const begun = performance.now();
    const answer = await ask(agent, port, { path: '/api/health' }).catch(() => undefined);
    if (answer?.statusCode === 200) healthTimes.push(performance.now() - begun);
    else failed += 1;
  };
  const watch = setInterval(() => {
    memoryMost = Math.max(memoryMost, memoryOf(pid));
    void askHealth();
  }, 200);

  const began = performance.now();
  let came = 0;
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - began) {
    for (const due = (passed / 1000) * holds * TIMES; came < due; came += 1) {
      const sent = one().finally(() => open.delete(sent));
      open.add(sent);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const ended = performance.now();
  const lasted = (ended - began) / 1000;
  clearInterval(watch);
  for (;;) {
    const begun = performance.now();
    const { statusCode } = await ask(agent, port, call);
    if (statusCode !== 503 && statusCode !== 429 && performance.now() - begun < QUIET_MS) break;
  }
  const recovered = (performance.now() - ended) / 1000;
  await Promise.all(open);
  agent.destroy();
  const round = (figure: number) => Math.round(figure * 10) / 10;
  return {
    holds,
    came: Math.round(came / lasted),
    done: Math.round(done / lasted),
    refused: Math.round(refused / lasted),
    failed,
    p99: round(percentile(times, 0.99)),
    healthP99: round(percentile(healthTimes, 0.99)),
    memory: Math.round(memory),
    memoryMost: Math.round(memoryMost),
    recovered: round(recovered),
  };
}

/** In megabytes, what a process holds. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
