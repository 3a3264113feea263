import { askForHanging, bringChunk } from './askAgain';

const folder = 'https://contact.example/v7/';
let tags: (HTMLScriptElement | HTMLLinkElement)[];
const script = (file: string) => Object.assign(document.createElement('script'), { src: folder + file });
const styleSheet = (file: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: folder + file });
const addresses = () => tags.map((tag) => (tag instanceof HTMLScriptElement ? tag.src : tag.href));

/** As a build does: the tag is handed over, then put into the page, and its two events are waited for. */
function bring(tag: HTMLScriptElement | HTMLLinkElement) {
  const ends: string[] = [];
  bringChunk(tag);
  tag.onload = () => ends.push('load');
  tag.onerror = () => ends.push('error');
  document.head.append(tag);
  return ends;
}
const inPage = () => {
  tags = [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
  return addresses();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const tag of document.head.querySelectorAll('script, link')) tag.dispatchEvent(new Event('load'));
  document.head.innerHTML = '';
  jest.useRealTimers();
});

test.each([
  ['a script', script, 'js'],
  ['a style sheet', styleSheet, 'css'],
])('%s that hangs is asked for again beside, and the one that comes first counts', (_, make, ending) => {
  const ends = bring(make(`hangs.${ending}`));
  jest.advanceTimersByTime(3_999);
  expect(inPage()).toEqual([`${folder}hangs.${ending}`]);
  jest.advanceTimersByTime(1);
  expect(inPage()).toEqual([`${folder}hangs.${ending}`, `${folder}hangs.${ending}?attempt=2`]);
  tags[1]?.dispatchEvent(new Event('load'));
  expect(ends).toEqual(['load']);
  jest.advanceTimersByTime(200_000);
  expect(inPage()).toHaveLength(2);
});

test('what has come is not asked for again', () => {
  bring(script('comes.js'));
  inPage();
  tags[0]?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(200_000);
  askForHanging();
  expect(inPage()).toEqual([`${folder}comes.js`]);
});

test('somebody who tries again is not kept waiting by a request that hangs', () => {
  bring(script('tried.js'));
  askForHanging();
  expect(inPage()).toEqual([`${folder}tried.js`, `${folder}tried.js?attempt=2`]);
});

test('it is asked for ever less often, and given up after two minutes', () => {
  const ends = bring(styleSheet('never.css'));
  jest.advanceTimersByTime(119_000);
  expect(inPage()).toHaveLength(5);
  expect(ends).toEqual([]);
  jest.advanceTimersByTime(6_000);
  expect(ends).toEqual(['error']);
  jest.advanceTimersByTime(200_000);
  expect(inPage()).toHaveLength(5);
});
