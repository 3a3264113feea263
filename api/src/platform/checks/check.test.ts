import { Check } from './check';

const log = { error: jest.fn(), warn: jest.fn() };
beforeEach(() => jest.clearAllMocks());
const checkOf = (look: () => Promise<unknown>, times = { patience: 20, fresh: 0 }) =>
  new Check('database', look, log, times);

it('A part that does not answer in time cannot be used, and is not asked again while it is silent.', async () => {
  const look = jest.fn(() => new Promise(() => {}));
  const check = checkOf(look);
  expect(await check.trouble()).toBe('No answer within 20 ms');
  expect(await check.isWell()).toBe(false);
  expect(look).toHaveBeenCalledTimes(1);
});

it('However many ask at a time, and for a while after, it looks once.', async () => {
  const look = jest.fn(async () => {});
  const check = checkOf(look, { patience: 20, fresh: 60_000 });
  await Promise.all(Array.from({ length: 1_000 }, () => check.trouble()));
  expect(await check.isWell()).toBe(true);
  expect(look).toHaveBeenCalledTimes(1);
});

it('The log has each cause once, and that it is over.', async () => {
  const causes = ['cut off', 'cut off', 'full', 'full', undefined, undefined, 'cut off'];
  const check = checkOf(async () => {
    const cause = causes.shift();
    if (cause) throw new Error('It failed', { cause: new Error(cause) });
  });
  const troubles: (string | undefined)[] = [];
  while (causes.length > 0) troubles.push(await check.trouble());
  expect(troubles).toEqual(['cut off', 'cut off', 'full', 'full', undefined, undefined, 'cut off']);
  expect(log.error.mock.calls.map(([{ part, err }]) => [part, err.cause.message])).toEqual([
    ['database', 'cut off'],
    ['database', 'full'],
    ['database', 'cut off'],
  ]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
