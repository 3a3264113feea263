// Asks after the server's health five times a second, on a thread of its own, and tells how long each answer took.
import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { port, everyMs, from } = workerData;

let asked = 0;

function ask() {
  asked += 1;
  const begun = performance.now();
  const notify = (status) => parentPort.postMessage({ ms: performance.now() - begun, status });
  get({ host: '127.0.0.1', port, path: '/api/health', localAddress: from, agent: false }, (answer) => {
    answer.resume().once('end', () => notify(answer.statusCode));
  }).once('error', () => notify(0));
}

const asking = setInterval(ask, everyMs);
parentPort.once('message', () => {
  clearInterval(asking);
  parentPort.postMessage({ asked });
});
