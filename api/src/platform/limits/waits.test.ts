import { createServer } from 'node:http';
import { overload } from './overload';
import { knock, Waits } from './waits';

let now: number;
let waits: Waits;
beforeEach(() => {
  now = 0;
  waits = new Waits(() => now);
});
const wait = (ms: number) => {
  waits.begin();
  now += ms;
  waits.end();
};
const long = overload.waitMs + 1;

it('Waits are too long from the second in a row that is, and no more with one that is short.', () => {
  wait(long);
  wait(1);
  wait(long);
  expect(waits.areLong()).toBe(false);
  waits.begin();
  expect(waits.areLong()).toBe(false);
  now += long;
  expect(waits.areLong()).toBe(true);
  waits.end();
  expect(waits.areLong()).toBe(true);
  wait(1);
  expect(waits.areLong()).toBe(false);
});

it('A server that listens is knocked at, and hears it.', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heard = new Promise<void>((resolve) => {
    waits.end = () => resolve();
  });
  knock(server, waits);
  await heard;
  await new Promise((resolve) => server.close(resolve));
});
