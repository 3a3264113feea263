import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own, since the shell that updates holds the other.
let away = 0;
let goes = true;
parentPort.once('message', () => {
  goes = false;
});
for (let last = performance.now(); goes; ) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const answered = await fetch(`${workerData}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  const now = performance.now();
  if (!answered) away += now - last;
  last = now;
}
parentPort.postMessage(Math.round(away));
