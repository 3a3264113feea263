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
        this.complain(`${message.text()} (${message.location().url ?? page.url()})`);
      }
    });
    page.on('pageerror', (error) => this.complain(String(error)));
  }

  /** What the journey provokes on purpose is no complaint. */
  forgives(...provoked: RegExp[]): void {
    this.forgiven.push(...provoked);
  }

  private readonly forgiven: RegExp[] = [];
  private complain(words: string): void {
    if (!this.forgiven.some((pattern) => pattern.test(words))) this.complaints.push(words);
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

  /** Presses the button whose words match. */
  async pressesMatching(words: RegExp): Promise<void> {
    const names = () =>
      this.page.$$eval('button', (buttons) =>
        buttons.filter(({ disabled }) => !disabled).map(({ innerText }) => innerText.trim()),
      );
    await this.eventually(async () => (await names()).some((name) => words.test(name)), `a button ${words}`);
    await this.presses((await names()).find((name) => words.test(name)) ?? '');
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
    await field.click();
    await field.type(option);
    await this.page.locator(`.ant-select-dropdown:not(.ant-select-dropdown-hidden) [title="${option}"]`).click();
  }

  /** Chooses the first option whose words match. */
  async picksFirst(label: string, words: RegExp): Promise<void> {
    const field = await this.find('combobox', label);
    const offered = () =>
      field.evaluate((element) => [...(element as HTMLSelectElement).options].map(({ text }) => text));
    await this.eventually(
      async () => (await offered()).some((text) => words.test(text)),
      `“${label}” to offer ${words}`,
    );
    await this.picks(label, (await offered()).find((text) => words.test(text)) ?? '');
  }

  /** Ticks the checkbox whose name holds these words. */
  async ticksMatching(words: string): Promise<void> {
    const labels = await this.page.$$('::-p-aria([role="checkbox"])');
    for (const box of labels) {
      const name = await box.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? '');
      if (name.includes(words)) return box.click();
    }
    throw new Error(`No checkbox says “${words}” in:\n${await this.text()}`);
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

  /** Scrolls every box of terms to its end, as somebody who reads them. */
  async readsTerms(): Promise<void> {
    const box = await this.page.locator('::-p-aria([role="region"])').waitHandle();
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  }

  /** Waits for something to become so; says what was waited for when it does not. */
  async eventually(holds: () => Promise<boolean>, what: string, milliseconds = 15_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${what} in:\n${await this.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** What a text field holds. */
  async valueOf(label: string): Promise<string> {
    return (await this.find('textbox', label)).evaluate((element) => (element as HTMLInputElement).value);
  }

  /** The name of the control that has the focus. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement | null;
      return (
        control?.labels?.[0]?.innerText.trim() ?? control?.getAttribute('aria-label') ?? control?.innerText.trim() ?? ''
      );
    });
  }

  /** Where every link on the page leads, as paths of this site or whole addresses of another. */
  addressesOf(role: 'link'): Promise<string[]> {
    return this.page.$$eval(`::-p-aria([role="${role}"])`, (links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
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
