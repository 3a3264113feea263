import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { CDPSession, ElementHandle, JSHandle } from 'puppeteer';
import { controlsWithin, isDrawnIn, storageDump, textsCutOff } from './inPage';
import { POLL_MS, Tab } from './Tab';
import type { Scheme } from './views';

const artefacts = join(__dirname, '../../artefacts');

const STORAGE_MS = 10_000;
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

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
export type Control = keyof typeof elementsOf;

const selectorOf = (role: Control) => `:is(${elementsOf[role]}):not([role]), [role="${role}"]`;
const elementOf = (found: JSHandle) => (found.asElement() as ElementHandle<Element> | null) ?? undefined;

/** Somebody who looks at a page: sees by words, role and label what a person would. */
export class Onlooker extends Tab {
  /** Says what the device is like, of which puppeteer knows only a part. */
  private media?: CDPSession;

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

  /** Has the device's own few colours take the place of the page's, as Windows does; puppeteer knows no such thing. */
  async forcesColours(isForced: boolean): Promise<void> {
    this.media ??= await this.page.createCDPSession();
    await this.media.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: isForced ? 'active' : 'none' },
        { name: 'prefers-color-scheme', value: 'light' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  }

  /** Spaces all text as somebody may who reads with difficulty: https://www.w3.org/TR/WCAG22/#text-spacing. */
  async spacesText(isSpaced: boolean): Promise<void> {
    await this.page.evaluate(
      (rules) => {
        // A sheet that a program makes is no breach of the page's policy.
        const spacing = Object.assign(new CSSStyleSheet(), { isSpacing: true });
        spacing.replaceSync(rules);
        const others = document.adoptedStyleSheets.filter((sheet) => !('isSpacing' in sheet));
        document.adoptedStyleSheets = [...others, spacing];
      },
      isSpaced ? SPACED : '',
    );
  }

  /** Waits until the words stand on the page, as a person sees them. */
  async sees(phrase: string): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted) => document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted.toLowerCase()),
        // At each frame, reading the words would keep the page from drawing them.
        { polling: POLL_MS },
        phrase,
      )
      .catch(async () => {
        throw new Error(`Never saw “${phrase}” but:\n${await this.text()}`);
      });
  }

  /** The control of that role and name; waits until it stands there. */
  async find(role: Control, name: string): Promise<ElementHandle<Element>> {
    return this.findBy(() => this.findNow(role, name), `a ${role} “${name}”`);
  }

  /** The control of that role whose name is as wanted; waits until it stands there. */
  protected findMatching(
    role: Control,
    wanted: (name: string) => boolean,
    what: string,
  ): Promise<ElementHandle<Element>> {
    return this.findBy(async () => {
      const controls = await this.page.evaluateHandle(controlsWithin, selectorOf(role));
      const names = await this.page.evaluate((all) => all.map(({ name }) => name), controls);
      const at = names.findIndex(wanted);
      if (at < 0) return undefined;
      return elementOf(await this.page.evaluateHandle((all, place) => all[place]?.element, controls, at));
    }, what);
  }

  private async findBy(
    findNow: () => Promise<ElementHandle<Element> | undefined>,
    what: string,
  ): Promise<ElementHandle<Element>> {
    let found: ElementHandle<Element> | undefined;
    let failure = '';
    await this.eventually(
      async () => {
        try {
          found = await findNow();
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

  private async findNow(role: Control, name: string): Promise<ElementHandle<Element> | undefined> {
    // One question to the browser, as it is asked most.
    const [selector, wanted] = [selectorOf(role), name].map((text) => JSON.stringify(text));
    return elementOf(
      await this.page.evaluateHandle(
        `(${controlsWithin})(${selector}).find(({ name }) => name === ${wanted})?.element`,
      ),
    );
  }

  /** Whether such a control stands on the page now. */
  async has(role: Control, name: string): Promise<boolean> {
    return (await this.findNow(role, name)) !== undefined;
  }

  /** What a text field holds. */
  override async valueOf(label: string): Promise<string> {
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
        // Where all that is well stands takes longer to write down than to find.
        resultTypes: ['violations'],
      }),
    );
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`),
    );
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

  /** Everything that the browser has stored for this site, bytes as letters; empty where it has nothing. Throws where it does not answer. */
  stored({ withFiles = true } = {}): Promise<string> {
    // A database that is cleared away while it is read may never answer.
    const overdue = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The storage did not answer')), STORAGE_MS).unref();
    });
    return Promise.race([this.page.evaluate(storageDump, withFiles), overdue]);
  }

  /** Keeps a picture of the whole page among the artefacts, where PICTURES asks for them; the name may begin with a folder. */
  async pictures(name: string): Promise<void> {
    if (!process.env.PICTURES) return;
    await this.hasItsFonts();
    const path = join(artefacts, `${name}.png`) as `${string}.png`;
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path, fullPage: true });
  }
}
