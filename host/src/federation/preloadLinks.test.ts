import { preloadLinks } from './preloadLinks';

const bring = jest.fn(async (_path: string) => undefined);
const rests = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const link = (label: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`No link ${label}`);
  return found;
};
const pointAt = (label: string) => link(label).dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeAll(() => preloadLinks(bring));
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.innerHTML =
    '<a href="/open-day"><b>Open day</b></a><a href="/fees">Fees</a><a href="https://example.org/open-day">Elsewhere</a>';
});
afterEach(() => jest.useRealTimers());

test('a link that is only passed over fetches nothing, nor does one to another site', async () => {
  pointAt('Open day');
  await rests(50);
  pointAt('Elsewhere');
  await rests(500);
  expect(bring).not.toHaveBeenCalled();
});

test('the page behind a link comes once, while the pointer rests on it', async () => {
  pointAt('Open day');
  await rests(150);
  expect(bring).toHaveBeenCalledWith('/open-day');
  pointAt('Open day');
  await rests(150);
  expect(bring).toHaveBeenCalledTimes(1);
});

test('a link in focus counts too', async () => {
  link('Fees').focus();
  await rests(10);
  expect(bring).toHaveBeenCalledWith('/fees');
});
