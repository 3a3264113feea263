import { EXAMS_FORM_SLUG, type FormDefinition } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import type { HTTPRequest } from 'puppeteer';
import { layoutShift, watchLayoutShifts } from '../screens/layoutShift';
import { desktop, phone, type Visitor } from '../visitor';
import { journeys } from './journey';

const here = journeys();

const HOSTILE = '</title></script><script>window.ran = 1</script><img src=x onerror="window.ran = 1">';
const hostile: FormDefinition = {
  header: { title: HOSTILE, caption: HOSTILE },
  pages: [{ name: 'page', title: 'Page', fields: [{ name: 'name', type: 'input', label: 'Name' }] }],
};
beforeAll(() => here.product.makes({ slug: 'hostile-words', title: HOSTILE, json: hostile }));

/** Pages that people come to first: what stands in them before any script, and once they are alive. */
const pages = [
  {
    path: '/',
    heading: 'Examinations and tuition, arranged online',
    words: 'As a private candidate for GCSE',
    alive: 'What we do',
  },
  {
    path: `/${EXAMS_FORM_SLUG}`,
    heading: 'Exams registration',
    words: 'Registering takes about 15 minutes',
    alive: 'Who is filling in this form?',
  },
  { path: '/tutorial-college/a-levels/', heading: 'Tutorial college', words: 'tutorials', alive: 'A levels' },
  { path: '/study.php', heading: 'Estudar em Lisboa', words: 'Programas', alive: 'Programas' },
  { path: '/contact-us/', heading: 'Contact us', words: 'Ask us anything', alive: 'First name' },
  {
    path: '/no-such-page',
    heading: 'Page not found',
    words: 'There is no page at this address',
    alive: 'Go to the home',
  },
];

/** Lets none of these scripts through until what is answered is called, for all or for some. */
async function holdsScripts(
  visitor: Visitor,
  isHeld: (path: string) => boolean,
): Promise<(these?: (path: string) => boolean) => void> {
  const held = new Map<HTTPRequest, string>();
  let isFree = (_path: string) => false;
  await visitor.intercepts();
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // They come later than any of this, and this machine may have none of the device's that are like them.
    if (pathname.endsWith('.woff2')) return;
    if (isHeld(pathname) && !isFree(pathname)) held.set(request, pathname);
    else void request.continue();
  });
  return (these = () => true) => {
    const before = isFree;
    isFree = (path) => before(path) || these(path);
    for (const [request, path] of held) {
      if (!isFree(path)) continue;
      held.delete(request);
      request.continue().catch(() => undefined);
    }
  };
}
const isScript = (path: string) => path.endsWith('.js');
const isOfForms = (path: string) => /^\/remotes\/mf-forms\/.*\.js$/.test(path);

test.each(pages)(
  'before any script $path has its header, its heading and its first words',
  async ({ path, heading, words }) => {
    const visitor = await here.visitor();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.goto(here.product.address + path);
    const seen = (selector: string) => visitor.page.$eval(selector, (place) => (place as HTMLElement).innerText);
    expect(await seen('header')).toContain('Tutorial College');
    expect(await seen('header nav')).toContain('About');
    expect(await seen('main h1')).toBe(heading);
    expect(await visitor.page.title()).toContain(heading);
    expect(await seen('main')).toContain(words);
  },
);

releaseTest.each([desktop, phone].flatMap((size) => pages.map((page) => ({ ...page, size, width: size.width }))))(
  '$width px wide, nothing on $path moves when it comes alive, and nothing that came with it is asked for',
  async ({ path, alive, size }) => {
    const visitor = await here.visitor(size);
    await watchLayoutShifts(visitor.page);
    const asked: string[] = [];
    // On a busy machine the product's fonts come after the page, and this one may have none of the device's that are like them.
    visitor.forgives(/Failed to load resource/);
    await visitor.intercepts();
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.push(pathname);
      return pathname.endsWith('.woff2') ? request.abort() : request.continue();
    });
    await visitor.opens(path);
    await visitor.sees(alive);
    await visitor.settles();
    const { sum, moved } = await layoutShift(visitor.page);
    expect({ moved: sum > 0.02 ? moved : [] }).toEqual({ moved: [] });
    expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([]);
    const answers = asked.filter((each) => /\.json$|^\/api\/(slug|v2\/form)\/|^\/content\/pages\//.test(each));
    expect(answers).toEqual([]);
  },
);

/** Where the form's introduction stands on the page; throws where it does not. */
const introduction = (visitor: Visitor, words: string) =>
  visitor.page.evaluate((text) => {
    const place = [...document.querySelectorAll('main p')].find(({ textContent }) => textContent?.includes(text));
    if (!place) throw new Error(`There is no ${text}`);
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }, words);

releaseTest.each([
  [desktop, '', 'Registering takes about 15 minutes', 'Who is filling in this form?'],
  [phone, '?campus=lisbon', 'A inscrição demora', 'Quem está a preencher'],
] as const)(
  'a form’s introduction stays where it is while the page comes alive, then the form’s part: %o %s',
  async (size, search, words, question) => {
    const visitor = await here.visitor(size);
    const free = await holdsScripts(visitor, isOfForms);
    const before = await here.visitor(size);
    await before.page.setJavaScriptEnabled(false);
    await before.page.goto(`${here.product.address}/${EXAMS_FORM_SLUG}${search}`);
    // Only who has no scripts reads that they are needed, above all else.
    await before.page.$$eval('noscript', (notices) => notices.forEach((notice) => void notice.remove()));
    const first = await introduction(before, words);

    await visitor.page.goto(`${here.product.address}/${EXAMS_FORM_SLUG}${search}`, { waitUntil: 'domcontentloaded' });
    await visitor.page.waitForSelector('#root main p');
    expect(await introduction(visitor, words)).toEqual(first);
    free();
    await visitor.sees(question);
    expect(await introduction(visitor, words)).toEqual(first);
  },
);

releaseTest.each([
  ['before the page is alive', (path: string) => isScript(path) && !path.startsWith('/main.'), '#first-words'],
  ['while the form’s part is on its way', isOfForms, '#root'],
] as const)('what is typed %s stands in the form once it is alive, and typing goes on at the caret', async (...row) => {
  const [, isHeld, place] = row;
  const visitor = await here.visitor(phone);
  const free = await holdsScripts(visitor, isHeld);
  await visitor.page.goto(`${here.product.address}/pre-admission-questionnaire`, { waitUntil: 'domcontentloaded' });
  await visitor.page.waitForSelector(`${place} main input`);
  await (await visitor.find('textbox', 'First name')).type('Ada');
  await (await visitor.find('textbox', 'Last name')).type('Lovce');
  await visitor.page.keyboard.press('ArrowLeft');
  await visitor.page.keyboard.press('ArrowLeft');
  free();
  await visitor.page.waitForFunction(() => document.activeElement?.matches('form *'));
  await visitor.page.keyboard.type('ela');
  const typed = async (label: string) =>
    (await visitor.find('textbox', label)).evaluate((box) => (box as HTMLInputElement).value);
  expect(await typed('First name')).toBe('Ada');
  expect(await typed('Last name')).toBe('Lovelace');
});

releaseTest('a letter that is being put together while the page comes alive is whole in its form', async () => {
  const visitor = await here.visitor();
  const free = await holdsScripts(visitor, (path) => isScript(path) && !path.startsWith('/main.'));
  await visitor.page.goto(`${here.product.address}/pre-admission-questionnaire`, { waitUntil: 'domcontentloaded' });
  await (await visitor.find('textbox', 'First name')).type('Ren');
  const keyboard = await visitor.page.createCDPSession();
  const accent = { selectionStart: 1, selectionEnd: 1 };
  await keyboard.send('Input.imeSetComposition', { ...accent, text: '´' });
  free((path) => !isOfForms(path));
  await visitor.page.waitForFunction(() => document.activeElement?.matches('#root *'));
  const form = visitor.page.waitForResponse((response) => isOfForms(new URL(response.url()).pathname));
  free();
  await form;
  // The form is ready meanwhile, and waits.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await keyboard.send('Input.imeSetComposition', { ...accent, text: 'é' });
  await keyboard.send('Input.insertText', { text: 'é' });
  await visitor.page.waitForFunction(() => document.activeElement?.matches('form *'));
  expect(await visitor.valueOf('First name')).toBe('René');
});

releaseTest(
  'a button pressed and a link in focus before the page is alive are those of the page that takes their place',
  async () => {
    const visitor = await here.visitor(phone);
    const free = await holdsScripts(visitor, (path) => isScript(path) && !path.startsWith('/main.'));
    await visitor.page.goto(here.product.address, { waitUntil: 'domcontentloaded' });
    await visitor.presses('Menu');
    await (await visitor.find('link', 'Arrange tuition')).focus();
    free();
    await visitor.find('button', 'About');
    expect(await visitor.page.$eval('header button', (button) => button.getAttribute('aria-expanded'))).toBe('true');
    expect(await visitor.focused()).toBe('Arrange tuition');
  },
);

releaseTest('an address behind a # never shows the words of the home page', async () => {
  const visitor = await here.visitor();
  const free = await holdsScripts(visitor, (path) => isScript(path) && !path.startsWith('/main.'));
  await visitor.page.goto(`${here.product.address}/#/contact-us`, { waitUntil: 'domcontentloaded' });
  expect(await visitor.text()).not.toContain('arranged online');
  free();
  await visitor.find('heading', 'Contact us');
});

releaseTest('what somebody has written into a form stands in its page as words, and runs nothing', async () => {
  const visitor = await here.visitor();
  await visitor.page.setBypassCSP(true);
  await visitor.opens('/hostile-words');
  await visitor.find('heading', HOSTILE);
  expect(await visitor.page.title()).toContain(HOSTILE);
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
  const html = await (await fetch(`${here.product.address}/hostile-words`)).text();
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<script/g)).toHaveLength(2);
});

releaseTest('a campus that the address asks for has its menus, words and language from the first', async () => {
  const visitor = await here.visitor();
  await visitor.page.setJavaScriptEnabled(false);
  await visitor.page.goto(`${here.product.address}/?campus=lisbon`);
  expect(await visitor.page.$eval('html', ({ lang }) => lang)).toBe('pt-PT');
  expect(await visitor.text()).toContain('Exames e explicações, tratados online');
  expect(await visitor.page.title()).toContain('Lisboa');
});

releaseTest(
  'no colour of another campus or of the light scheme shows while a dark page at Lisbon comes alive',
  async () => {
    const visitor = await here.visitor();
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await visitor.page.evaluateOnNewDocument(() => {
      const colours = new Set<string>();
      Object.assign(window, { colours });
      const look = () => {
        requestAnimationFrame(look);
        if (!document.body) return;
        const style = getComputedStyle(document.documentElement);
        colours.add(['--page', '--primary'].map((name) => style.getPropertyValue(name)).join());
      };
      look();
    });
    await visitor.opens('/?campus=lisbon');
    await visitor.find('heading', 'O que fazemos');
    await visitor.settles();
    const colours = () => visitor.page.evaluate(() => [...(window as unknown as { colours: Set<string> }).colours]);
    expect(await colours()).toHaveLength(1);
  },
);
