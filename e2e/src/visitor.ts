import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import puppeteer, { type Browser, type ElementHandle, type HTTPRequest, type Page } from 'puppeteer';
import { findChromium } from './chromium';

const artefacts = join(__dirname, '../artefacts');

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two more pages a window, for an address bar that nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A Chromium with a fresh profile, with these flags beside the usual ones. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: the test run should have got one');
  return puppeteer.launch({ executablePath, args: [...flags, ...more] });
};

/** The Chromium that all files of this worker share. */
export const workersBrowser = (): Promise<Browser> => {
  const endpoints = (process.env.TEST_BROWSERS ?? '').split(' ');
  const browserWSEndpoint = endpoints[(Number(process.env.JEST_WORKER_ID) - 1) % endpoints.length];
  if (!browserWSEndpoint) throw new Error('No Chromium: the test run should have opened one');
  return puppeteer.connect({ browserWSEndpoint, defaultViewport: null });
};

/** How long is waited before one looks again. */
const POLL_MS = 25;
const STORAGE_MS = 3_000;
/** How long a page may take to be drawn; one whose scripts do not come never is. */
const DRAWN_MS = 10_000;
/** How long an option may take to come and to rest, before it is looked for again. */
const CLICK_MS = 5_000;
/** How long a page that has settled has asked for nothing. */
const QUIET_MS = 300;
/** How long a page that is busy for ever, as with an animation, is waited for. */
const IDLE_MS = 3_000;
/** How long a choice may take to be shown, before it is made again. */
const CHOICE_MS = 3_000;
/** antd's list of options while it is open. */
const OPEN_LIST = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 375, height: 812 };
export const smallest = { width: 320, height: 640 };

export type Scheme = 'light' | 'dark';

/** What has a role by itself: https://www.w3.org/TR/html-aam-1.0. Beside it stands whatever says so by `role`. */
const elementsOf = {
  button: 'button, summary, input:is([type=button], [type=submit], [type=reset])',
  group: 'fieldset, details',
  link: 'a[href]',
  textbox:
    'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=password]):not([list]), textarea',
  combobox: 'select:not([multiple], [size]), input[list]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  heading: 'h1, h2, h3, h4, h5, h6',
  listbox: 'select:is([multiple], [size])',
  dialog: 'dialog',
  region: 'section:is([aria-label], [aria-labelledby])',
  switch: '[role=switch]',
  option: '[role=option]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
} as const;
type Control = keyof typeof elementsOf;

const nameOf = (request: HTTPRequest) => `${request.method()} ${request.url()}`;

/**
 * Somebody at a browser: does and sees things by role and label. Whatever the page complains of in its console,
 * throws or violates of its content policy is kept in `complaints`; a journey ends by expecting none.
 */
export class Visitor {
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    page.on('console', (message) => {
      // How soon a file that came early is used is a matter of the machine.
      if (/preloaded using link preload but not used/.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warn') {
        this.complain(`${message.text()} (${message.location().url ?? page.url()})`);
      }
    });
    page.on('pageerror', (error) => this.complain(String(error)));
    page.on('request', (request) => {
      // Nothing of the page that stood here before is waited for.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.underWay.clear();
      this.underWay.add(nameOf(request));
    });
    const ends = (request: HTTPRequest) => {
      this.underWay.delete(nameOf(request));
      this.lastEnd = Date.now();
    };
    page.on('requestfinished', ends);
    page.on('requestfailed', ends);
  }

  /** What the page as it stands has asked for and not got yet, by name: a request that is held may be told of twice. */
  private readonly underWay = new Set<string>();
  private lastEnd = Date.now();

  /** What the journey provokes on purpose is no complaint. */
  forgives(...provoked: RegExp[]): void {
    this.forgiven.push(...provoked);
  }

  private readonly forgiven: RegExp[] = [];
  private complain(phrase: string): void {
    if (!this.forgiven.some((pattern) => pattern.test(phrase))) this.complaints.push(phrase);
  }

  /** A visitor in a window of their own: no cookie, cache or storage is shared with another. */
  static async arrive(browser: Browser, address: string, viewport = desktop): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    page.setDefaultTimeout(15_000);
    return new Visitor(page, address);
  }

  /** Another tab of the same window: cookies and storage are shared. */
  async opensTab(): Promise<Visitor> {
    const page = await this.page.browserContext().newPage();
    await page.setViewport(this.page.viewport());
    page.setDefaultTimeout(15_000);
    return new Visitor(page, this.address);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.address).href, { waitUntil: 'domcontentloaded' });
    // What is found among a page's first words is gone once the page stands in their place.
    await this.page
      .waitForFunction(() => !document.getElementById('first-words'), { timeout: DRAWN_MS })
      .catch(() => undefined);
    if (this.hasNetwork) return;
    // A page that ends only after the next has begun takes with it what both were told of the network.
    await this.settles();
    await this.page.setOfflineMode(true);
  }

  private hasNetwork = true;
  async losesNetwork(): Promise<void> {
    this.hasNetwork = false;
    await this.page.setOfflineMode(true);
  }
  async findsNetwork(): Promise<void> {
    this.hasNetwork = true;
    await this.page.setOfflineMode(false);
  }

  /** Sets what the person's device prefers; a page that stands already is waited for until it is drawn so. */
  async prefers(scheme: Scheme): Promise<void> {
    await this.page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      // A colour on its way from one scheme to the other is neither's.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    if (this.page.url() === 'about:blank') return;
    await this.eventually(() => this.page.evaluate(isDrawnIn, scheme), `the ${scheme} theme`);
  }

  /** Waits until the words stand on the page, as a person sees them. */
  async sees(phrase: string): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted) => document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted.toLowerCase()),
        {},
        phrase,
      )
      .catch(async () => {
        throw new Error(`Never saw “${phrase}” but:\n${await this.text()}`);
      });
  }

  /** All the words on the page. */
  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** The control of that role and name; waits until it stands there. */
  async find(role: Control, name: string): Promise<ElementHandle<Element>> {
    return this.findMatching(role, (found) => found === name, `a ${role} “${name}”`);
  }

  private async findMatching(
    role: Control,
    wanted: (name: string) => boolean,
    what: string,
  ): Promise<ElementHandle<Element>> {
    let found: ElementHandle<Element> | undefined;
    let failure = '';
    await this.eventually(
      async () => {
        try {
          found = await this.findNow(role, wanted);
          failure = '';
        } catch (error) {
          // A page that changes while it is asked is an error to the browser: it is asked again.
          failure = ` (${String(error)})`;
        }
        return found !== undefined;
      },
      () => `${what}${failure}`,
    );
    if (!found) throw new Error(what);
    return found;
  }

  private async findNow(role: Control, wanted: (name: string) => boolean) {
    const selector = `:is(${elementsOf[role]}):not([role]), [role="${role}"]`;
    const controls = await this.page.evaluateHandle(controlsWithin, selector);
    const names = await this.page.evaluate((all) => all.map(({ name }) => name), controls);
    const at = names.findIndex(wanted);
    if (at < 0) return undefined;
    const found = await this.page.evaluateHandle((all, place) => all[place]?.element, controls, at);
    return (found.asElement() as ElementHandle<Element> | null) ?? undefined;
  }

  /**
   * Clicks once the control is at rest, enabled and covered by nothing: a person waits for a dialog to have closed. It
   * is looked for again until then, since a page that draws anew may put another in its place.
   */
  private async click(what: string, find: () => Promise<ElementHandle<Element>>): Promise<void> {
    await this.eventually(async () => {
      const control = await find();
      const place = await control.evaluate(placeToClick).catch(() => undefined);
      if (place) await this.page.mouse.click(place.x, place.y);
      return place !== undefined;
    }, `${what} to be free to click`);
  }

  /** Whether such a control stands on the page now. */
  async has(role: Control, name: string): Promise<boolean> {
    return (await this.findNow(role, (found) => found === name)) !== undefined;
  }

  async presses(name: string, role: Control = 'button'): Promise<void> {
    await this.click(`“${name}”`, () => this.find(role, name));
  }

  /** Presses the button whose words match. */
  async pressesMatching(phrase: RegExp): Promise<void> {
    await this.click(String(phrase), () =>
      this.findMatching('button', (name) => phrase.test(name), `a button ${phrase}`),
    );
  }

  async follows(name: string): Promise<void> {
    await this.presses(name, 'link');
  }

  /** Does what makes the browser load a page anew, and waits until it has. */
  async loadsAnew(by: () => Promise<void>): Promise<void> {
    const loaded = new Promise((resolve) => this.page.once('load', resolve));
    await by();
    await loaded;
  }

  /** Puts the text into the field in place of what it holds, at once as pasted: where keys matter, the keyboard types. */
  async types(label: string, text: string): Promise<void> {
    await this.click(`“${label}”`, () => this.find('textbox', label));
    const field = await this.find('textbox', label);
    await field.evaluate((box, phrase) => {
      // A dialog that opens may just have taken the focus.
      if (box instanceof HTMLElement) box.focus();
      if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.select();
      document.execCommand(phrase === '' ? 'delete' : 'insertText', false, phrase);
    }, text);
  }

  async ticks(name: string): Promise<void> {
    await this.presses(name, 'checkbox');
  }

  async chooses(name: string): Promise<void> {
    await this.presses(name, 'radio');
  }

  /** Chooses an option of a select, native or not. */
  async picks(label: string, option: string): Promise<void> {
    await this.page
      .waitForFunction(
        (element, wanted) =>
          !(element instanceof HTMLSelectElement) || [...element.options].some(({ text }) => text.trim() === wanted),
        {},
        await this.find('combobox', label),
        option,
      )
      .catch(() => {
        throw new Error(`“${label}” never offered “${option}”`);
      });
    const field = await this.find('combobox', label);
    const value = await field.evaluate((element, wanted) => {
      if (!(element instanceof HTMLSelectElement)) return undefined;
      return [...element.options].find(({ text }) => text.trim() === wanted)?.value;
    }, option);
    if (value !== undefined) {
      await (field as ElementHandle<HTMLSelectElement>).select(value);
      return;
    }
    await this.eventually(() => this.picksInSearched(label, option), `“${label}” to take “${option}”`);
  }

  /**
   * Types an option's words into a searched list and clicks it; answers whether it is chosen then. When a choice makes
   * the field taller, the open list covers it for a moment, then moves and takes a click of that moment as none.
   */
  private async picksInSearched(label: string, option: string): Promise<boolean> {
    await this.click(`“${label}”`, () => this.find('combobox', label));
    const field = await this.find('combobox', label);
    await field.evaluate((box) => box instanceof HTMLInputElement && box.select());
    // At once, as pasted: faster than any fingers, key by key, antd's select loses letters.
    await this.page.keyboard.sendCharacter(option);
    await this.page.waitForFunction((element) => !element.closest('.ant-select-loading'), {}, field);
    // What is chosen already would be taken back.
    const offered = `${OPEN_LIST} [title="${option}"]:not(.ant-select-item-option-selected)`;
    await this.page
      .locator(offered)
      .setTimeout(CLICK_MS)
      .click()
      .catch(() => undefined);
    return this.page
      .waitForFunction(
        (element, wanted) =>
          [...(element.closest('.ant-select')?.querySelectorAll('[title]') ?? [])].some(
            (chosen) => chosen.getAttribute('title') === wanted,
          ),
        { timeout: CHOICE_MS },
        await this.find('combobox', label),
        option,
      )
      .then(
        () => true,
        () => false,
      );
  }

  /** Chooses the first option whose words match. */
  async picksFirst(label: string, phrase: RegExp): Promise<void> {
    const field = await this.find('combobox', label);
    const offered = () =>
      field.evaluate((element) => [...(element as HTMLSelectElement).options].map(({ text }) => text));
    await this.eventually(
      async () => (await offered()).some((text) => phrase.test(text)),
      `“${label}” to offer ${phrase}`,
    );
    await this.picks(label, (await offered()).find((text) => phrase.test(text)) ?? '');
  }

  /** Ticks the checkbox whose name holds these words. */
  async ticksMatching(phrase: string): Promise<void> {
    const holds = (name: string) => name.includes(phrase);
    await this.click(`“${phrase}”`, () => this.findMatching('checkbox', holds, `a checkbox “… ${phrase} …”`));
  }

  /** Types a card's number, an expiry date to come and a security code into the provider's frame. */
  async entersCard(number: string): Promise<void> {
    const frame = await this.page.waitForFrame((candidate) => candidate.url().includes('/sandbox/card'));
    for (const [label, digits] of [
      ['Card number', number],
      ['Expiry date', '1230'],
      ['Security code', '123'],
    ] as const) {
      const field = await frame.locator(`::-p-aria([name="${label}"][role="textbox"])`).waitHandle();
      await (field as ElementHandle<HTMLInputElement>).click({ count: 3 });
      await (field as ElementHandle<HTMLInputElement>).type(digits);
    }
  }

  /** Scrolls a box of terms to its end, as somebody who reads them. */
  async readsTerms(name: string): Promise<void> {
    const box = await this.find('region', name);
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  }

  /** Waits for something to become so; says what was waited for when it does not. */
  async eventually(holds: () => Promise<boolean>, what: string | (() => string), milliseconds = 15_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!(await holds())) {
      if (Date.now() > deadline) {
        const waited = typeof what === 'string' ? what : what();
        throw new Error(`Waited in vain for ${waited} in:\n${await this.text()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Everything that the browser has stored for this site, bytes as letters; empty where it has nothing. Throws where it does not answer. */
  stored({ withFiles = true } = {}): Promise<string> {
    // A database that is cleared away while it is read may never answer.
    const overdue = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The storage did not answer')), STORAGE_MS).unref();
    });
    return Promise.race([this.page.evaluate(storageDump, withFiles), overdue]);
  }

  /** What a text field holds. */
  async valueOf(label: string): Promise<string> {
    return (await this.find('textbox', label)).evaluate((element) => (element as HTMLInputElement).value);
  }

  /** The name of the control that has the focus. */
  async focused(): Promise<string> {
    const controls = await this.page.evaluateHandle(controlsWithin, ':focus');
    return this.page.evaluate(([focused]) => focused?.name ?? '', controls);
  }

  /** A custom property of the theme, as `--primary`. */
  property(name: string): Promise<string> {
    return this.page.$eval(
      'html',
      (html, wanted) => getComputedStyle(html).getPropertyValue(wanted).trim().toLowerCase(),
      name,
    );
  }

  /** Where every link on the page leads, as paths of this site or whole addresses of another. */
  addressesOf(role: 'link'): Promise<string[]> {
    return this.page.$$eval(`::-p-aria([role="${role}"])`, (links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
  }

  /** Waits until the page stands in its own fonts, which come after its words. */
  async hasItsFonts(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        [...document.fonts].some(({ family, status }) => /Inter Variable/.test(family) && status === 'loaded'),
    );
  }

  /** Waits until the page has all that it asked for, is idle, and asks for nothing more. */
  async settles(): Promise<void> {
    const isQuiet = () => this.underWay.size === 0 && Date.now() - this.lastEnd > QUIET_MS;
    await this.eventually(
      async () => {
        if (!isQuiet()) return false;
        // A busy page has yet to draw what it was given, and to ask for what that needs.
        await this.page
          .evaluate((longest) => new Promise((idle) => requestIdleCallback(idle, { timeout: longest })), IDLE_MS)
          .catch(() => undefined);
        return isQuiet();
      },
      () => `an answer to ${[...this.underWay].join(', ')}`,
    );
  }

  /** Brings to its end whatever comes into sight or leaves it, and every change of colour. */
  async rests(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // A placeholder breathes for ever.
      const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
      // A dialog that closes has yet to begin to fade, and what ends may begin another.
      for (let round = 0, left = 1; round < 2 || left > 0; round += 1) {
        await frame();
        const moving = document.getAnimations().filter(ends);
        for (const animation of moving) animation.finish();
        left = moving.length;
      }
    });
  }

  /** Violations of WCAG 2.2 AA on the page as it stands, one line each, once it is at rest. */
  async barriers(): Promise<string[]> {
    await this.rests();
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
    const results = await this.page.evaluate(() =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    );
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
    );
  }

  /** From now on the page's `request` events decide what it gets. What its service worker asks for would pass them by. */
  async intercepts(): Promise<void> {
    await this.page.setBypassServiceWorker(true);
    await this.page.setRequestInterception(true);
  }

  /** Whether the page can be scrolled sideways. */
  overflows(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  }

  /** Words that are not to be seen whole: cut off by their box or by the window's sides, where nothing scrolls to them. */
  cutOff(): Promise<string[]> {
    return this.page.evaluate(textsCutOff);
  }

  /** Whether the control that has the focus can be seen: within the window and covered by nothing. */
  seesFocus(): Promise<boolean> {
    return this.page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      // A radio or a box is drawn by what stands around it.
      const drawn = focused.matches('input:is([type=radio], [type=checkbox], [type=file])')
        ? (focused.closest('label') ?? focused)
        : focused;
      return [...drawn.getClientRects()].some(({ left, right, top, bottom }) => {
        const atop = document.elementFromPoint(
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        );
        return atop !== null && (drawn.contains(atop) || atop.contains(drawn));
      });
    });
  }

  /** Keeps a picture of the whole page among the artefacts, where PICTURES asks for them; the name may begin with a folder. */
  async pictures(name: string): Promise<void> {
    if (!process.env.PICTURES) return;
    await this.hasItsFonts();
    const path = join(artefacts, `${name}.png`) as `${string}.png`;
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path, fullPage: true });
  }

  async leaves(): Promise<void> {
    await this.page.browserContext().close();
  }
}

/** The middle of a control that takes a click now; undefined while it moves, is disabled or covered: run in the page. */
async function placeToClick(control: Element): Promise<{ x: number; y: number } | undefined> {
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = control.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = control.getBoundingClientRect();
  const isStill = left === before.left && top === before.top && width === before.width && height === before.height;
  // A dialog that is about to move stands still until it does.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return ends && playState !== 'finished' && target?.contains(control);
  });
  // Until it begins to grow it stands in its place, unseen: what is pressed there is gone from beneath the mouse.
  const isUnseen = control.closest('[role=dialog]')?.checkVisibility({ opacityProperty: true }) === false;
  if (!isStill || isMoving || isUnseen || width === 0 || control.matches(':disabled')) return undefined;
  const [x, y] = [left + width / 2, top + height / 2];
  const atop = document.elementFromPoint(x, y);
  if (atop !== null && (control.contains(atop) || atop.contains(control))) return { x, y };
  // What sticks to an edge of the window may lie over it.
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

/** Whether the words are light on dark, or dark on light, by now: run in the page. */
function isDrawnIn(scheme: Scheme): boolean {
  const [red = '0'] = /\d+/.exec(getComputedStyle(document.body).color) ?? [];
  return Number(red) > 128 === (scheme === 'dark');
}

/** Run in the page. */
function textsCutOff(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
    if (parent.closest('.visually-hidden, option, script, style, [aria-hidden="true"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(box);
      // Words for screen readers alone are clipped on purpose.
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') break;
      const isRoot = box === document.documentElement;
      if (overflowX === 'visible' && !isRoot) continue;
      const { left, right } = isRoot ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      const isCut =
        (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) ||
        [...range.getClientRects()].some((rect) => rect.left < left - 1 || rect.right > right + 1);
      if (isCut) cut.push(`“${node.textContent.trim()}” by ${box.tagName} ${box.className}`);
    }
  }
  return cut;
}

/** Databases, storages and caches as one text: run in the page. */
async function storageDump(withFiles: boolean): Promise<string> {
  const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].filter(
    (all) => all !== '{}',
  );
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const bytesAsText = (_: string, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    // One that was deleted meanwhile is not made anew, empty: the page would find it without its stores.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await settled(opening);
    for (const store of db.objectStoreNames) {
      const rows = db.transaction(store).objectStore(store);
      parts.push(
        name,
        store,
        JSON.stringify([await settled(rows.getAllKeys()), await settled(rows.getAll())], bytesAsText),
      );
    }
    db.close();
  }
  for (const name of withFiles ? await caches.keys() : []) {
    for (const request of await (await caches.open(name)).keys()) {
      parts.push(request.url, (await (await caches.match(request))?.text()) ?? '');
    }
  }
  return parts.join('\n');
}

/**
 * What a person may come upon of that selector, with its name as assistive technology tells it, near enough for finding
 * one; not what stands behind a dialog. Run in the page.
 */
function controlsWithin(selector: string): { element: Element; name: string }[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]') &&
    (!modal || modal.contains(element));
  const nameOf = (element: Element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const phrase = labelledBy.length
      ? labelledBy.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
      : (element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.innerText ??
        (element as HTMLElement).innerText);
    return phrase.replace(/\s+/g, ' ').trim();
  };
  return [...document.querySelectorAll(selector)]
    .filter(isThere)
    .map((element) => ({ element, name: nameOf(element) }));
}
