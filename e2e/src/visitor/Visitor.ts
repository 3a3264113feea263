import type { Browser, ElementHandle, JSHandle, Page, Viewport } from 'puppeteer';
import { type PlaceToClick, placeToClick } from './inPage';
import { type Control, Onlooker } from './Onlooker';
import { desktop } from './views';

/** How long an option may take to come and to rest, before it is looked for again. */
const CLICK_MS = 5_000;
/** How long a choice may take to be shown, before it is made again. */
const CHOICE_MS = 3_000;
/** antd's list of options while it is open. */
const OPEN_LIST = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

/** Somebody at a browser: does and sees things by role and label. */
export class Visitor extends Onlooker {
  /** A visitor in a window of their own: no cookie, cache or storage is shared with another. */
  static async arrive(browser: Browser, address: string, viewport = desktop): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    return Visitor.opensPage(await context.newPage(), address, viewport);
  }

  private static async opensPage(page: Page, address: string, viewport: Viewport | null): Promise<Visitor> {
    await page.setViewport(viewport);
    page.setDefaultTimeout(15_000);
    return new Visitor(page, address);
  }

  /** Another tab of the same window: cookies and storage are shared. */
  async opensTab(): Promise<Visitor> {
    return Visitor.opensPage(await this.page.browserContext().newPage(), this.address, this.page.viewport());
  }

  /**
   * Clicks once the control is at rest, enabled and covered by nothing: a person waits for a dialog to have closed. It
   * is looked for again until then, since a page that draws anew may put another in its place, and once more where the
   * page moved under the mouse.
   */
  private async click(what: string, find: () => Promise<ElementHandle<Element>>): Promise<void> {
    await this.eventually(async () => {
      const control = await find();
      const asked: Promise<JSHandle<PlaceToClick | undefined>> = control.evaluateHandle(placeToClick);
      const found = await asked.catch(() => undefined);
      const place = await found?.jsonValue().catch(() => undefined);
      if (!found || !place) return false;
      await this.page.mouse.click(place.x, place.y);
      // A page that is left by the click answers no more.
      return !(await found.evaluate((pressed) => pressed?.fellBeside).catch(() => false));
    }, `${what} to be free to click`);
  }

  /** What something is called on the pages that this visitor reads. */
  called(name: string): string {
    return name;
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
      const name = this.called(label);
      const field = await frame.locator(`::-p-aria([name="${name}"][role="textbox"])`).waitHandle();
      await (field as ElementHandle<HTMLInputElement>).click({ count: 3 });
      await (field as ElementHandle<HTMLInputElement>).type(digits);
    }
  }

  /** Scrolls a box of terms to its end, as somebody who reads them. */
  async readsTerms(name: string): Promise<void> {
    const box = await this.find('region', name);
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  }
}
