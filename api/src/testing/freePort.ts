import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections: none of these takes it before it is used. */
const LOWEST = 20_000;
const COUNT = 12_000;

/** A port that nothing listened on a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, () => server.close(() => resolve(port)));
  });
