import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections: none of these takes it before it is used. */
const LOWEST = 20_000;
const COUNT = 12_000;
/** Processes begin far from each other. */
let next = (process.pid * 97) % COUNT;

/** A port that nothing listened on a moment ago, and that this process has not been given before. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = LOWEST + next;
    next = (next + 1) % COUNT;
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, () => server.close(() => resolve(port)));
  });
