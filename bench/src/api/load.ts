import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { percentile } from '../figures';

/** A call, made again and again. `body` is made anew for each. */
export interface Call {
  path: string;
  body?: () => string;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  cpuMs: number;
  refused: number;
}

/** Makes a call for some seconds, so many at a time; times in milliseconds, `cpuMs` what the server's process takes for one. */
export async function load(port: number, pid: number, call: Call, atATime: number, seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const times: number[] = [];
  let refused = 0;
  const [from, cpu] = [performance.now(), cpuOf(pid)];
  const end = from + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const status = await send(agent, port, call);
      times.push(performance.now() - begun);
      if (status < 200 || status >= 300) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, one));
  const took = (performance.now() - from) / 1000;
  agent.destroy();
  const round = (figure: number) => Math.round(figure * 100) / 100;
  return {
    perSecond: Math.round(times.length / took),
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    p99: round(percentile(times, 0.99)),
    cpuMs: round((cpuOf(pid) - cpu) / times.length),
    refused,
  };
}

const send = async (agent: Agent, port: number, call: Call): Promise<number> =>
  (await ask(agent, port, call)).statusCode ?? 0;

/** Makes a call; answers once its answer has been read. */
export const ask = (agent: Agent, port: number, { path, body }: Call): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json', 'x-requested-with': 'bench' } : {};
    const sent = request({ agent, port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer));
    });
    sent.once('error', reject).end(body?.());
  });

/** In milliseconds, what a process has had of the processor; a tick of Linux is 10 ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
