import { preloadLinks } from './preloadLinks';

const load = jest.fn(async () => undefined);
const partBehind = jest.fn(async (path: string) => (path === '/open-day' ? ('mf-forms/FormPage' as const) : undefined));
const rests = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const link = (label: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`No link ${label}`);
  return found;
};
const pointAt = (label: string) => link(label).dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeAll(() => preloadLinks(load, partBehind));
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
  expect(partBehind).not.toHaveBeenCalled();
});

test('the part behind a link comes once, while the pointer rests on it', async () => {
  pointAt('Open day');
  await rests(150);
  expect(load).toHaveBeenCalledWith('mf-forms/FormPage');
  pointAt('Open day');
  await rests(150);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a link in focus counts too, and one that no part is behind fetches none', async () => {
  link('Fees').focus();
  await rests(10);
  expect(partBehind).toHaveBeenCalledWith('/fees');
  expect(load).not.toHaveBeenCalled();
});
