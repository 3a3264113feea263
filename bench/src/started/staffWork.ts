import type { Page } from 'puppeteer';

/**
 * One step of a member of staff's day, in a tab that need not be in front: a page of the portal by its menu, a search in
 * the list that stands there, a record that it found, each in turn.
 */
export const staffWork = (page: Page, step: number): Promise<void> =>
  page.evaluate((at) => {
    const round = Math.floor(at / 3);
    const press = (selector: string) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      links[round % links.length]?.click();
    };
    const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (at % 3 === 0) press('nav ul a[href^="/staff/"]');
    else if (at % 3 === 2) press('main tbody a[href^="/staff/"]');
    else if (box) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'a');
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, step);
