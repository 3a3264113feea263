import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer';
import { findChromium } from './chromium';

const artefacts = join(__dirname, '../artefacts');

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A Chromium with a fresh profile. */
export const openBrowser = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: the test run should have got one');
  return puppeteer.launch({ executablePath, args: flags });
};

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 375, height: 812 };
export const smallest = { width: 320, height: 640 };

type Control = 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'radio' | 'heading' | 'dialog' | 'tab';

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
      if (message.type() === 'error' || message.type() === 'warn') {
        this.complaints.push(`${message.text()} (${message.location().url ?? page.url()})`);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** A visitor in a window of their own: no cookie, cache or storage is shared with another. */
  static async arrive(browser: Browser, address: string, viewport = desktop): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    page.setDefaultTimeout(15_000);
    return new Visitor(page, address);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.address).href, { waitUntil: 'domcontentloaded' });
  }

  /** Waits until the words stand on the page, as a person sees them. */
  async sees(words: string): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted) => document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted.toLowerCase()),
        {},
        words,
      )
      .catch(async () => {
        throw new Error(`Never saw “${words}” but:\n${await this.text()}`);
      });
  }

  /** All the words on the page. */
  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  find(role: Control, name: string): Promise<ElementHandle<Element>> {
    return this.page
      .locator(`::-p-aria([name="${name}"][role="${role}"])`)
      .waitHandle()
      .catch(async () => {
        throw new Error(`There is no ${role} “${name}” in:\n${await this.text()}`);
      }) as Promise<ElementHandle<Element>>;
  }

  /** Whether such a control stands on the page now. */
  async has(role: Control, name: string): Promise<boolean> {
    return (await this.page.$(`::-p-aria([name="${name}"][role="${role}"])`)) !== null;
  }

  async presses(name: string, role: Control = 'button'): Promise<void> {
    await this.find(role, name);
    await this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
  }

  async follows(name: string): Promise<void> {
    await this.presses(name, 'link');
  }

  /** Empties the field, then types. */
  async types(label: string, text: string): Promise<void> {
    const field = await this.find('textbox', label);
    await field.click({ count: 3 });
    await this.page.keyboard.press('Backspace');
    await field.type(text);
  }

  async ticks(name: string): Promise<void> {
    await this.presses(name, 'checkbox');
  }

  async chooses(name: string): Promise<void> {
    await this.presses(name, 'radio');
  }

  /** Chooses an option of a select, native or not. */
  async picks(label: string, option: string): Promise<void> {
    const field = await this.find('combobox', label);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
      await field.evaluate((element, wanted) => {
        const select = element as HTMLSelectElement;
        const found = [...select.options].find(({ text }) => text.trim() === wanted);
        if (!found)
          throw new Error(`No option “${wanted}” among ${[...select.options].map(({ text }) => text).join(', ')}`);
        const setter = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
        setter?.call(select, found.value);
        select.dispatchEvent(new Event('change', { bubbles: true }));
        select.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }, option);
      return;
    }
    await field.click();
    await field.type(option);
    await this.page.locator(`.ant-select-dropdown:not(.ant-select-dropdown-hidden) [title="${option}"]`).click();
  }

  /** What a text field holds. */
  async valueOf(label: string): Promise<string> {
    return (await this.find('textbox', label)).evaluate((element) => (element as HTMLInputElement).value);
  }

  /** Violations of WCAG 2.2 AA on the page as it stands, one line each. */
  async barriers(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    const results = await this.page.evaluate(() =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    );
    return results.violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }

  /** Whether the page can be scrolled sideways. */
  overflows(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  }

  /** Keeps a picture of the whole page among the artefacts. */
  async pictures(name: string): Promise<void> {
    mkdirSync(artefacts, { recursive: true });
    await this.page.screenshot({ path: join(artefacts, `${name}.png`) as `${string}.png`, fullPage: true });
  }

  async leaves(): Promise<void> {
    await this.page.browserContext().close();
  }
}
