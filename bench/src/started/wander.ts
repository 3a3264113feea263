import type { Page } from 'puppeteer';

/**
 * Presses one of the links of the page that lead to another of the site, as somebody who looks around: every page is
 * drawn in the same document. Answers where it led; undefined where there is none.
 */
export const wander = (page: Page, step: number): Promise<string | undefined> =>
  page.evaluate((at) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')].filter(
      ({ origin, pathname, offsetParent }) =>
        origin === location.origin &&
        pathname !== location.pathname &&
        !pathname.includes('.') &&
        offsetParent !== null,
    );
    const link = links[at % links.length];
    link?.click();
    return link?.pathname;
  }, step);
