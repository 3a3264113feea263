import type { Page } from 'puppeteer';

/**
 * One step of a member of staff's day, in a tab that need not be in front: a page of the portal by its menu, a record of
 * the list that stands there, a search in it, each in turn.
 */
export const staffWork = (page: Page, step: number): Promise<void> =>
  page.evaluate((at) => {
    const press = (selector: string, which: number) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      links[which % links.length]?.click();
    };
    const round = Math.floor(at / 3);
    if (at % 3 === 0) press('#menus a[href^="/staff/"]', round);
    else if (at % 3 === 1) press('tbody a[href^="/staff/"]', round);
    else {
      history.back();
      setTimeout(() => {
        const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
        if (!box) return;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, `a${round % 10}`);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }, 1000);
    }
  }, step);
