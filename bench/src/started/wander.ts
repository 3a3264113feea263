import type { Page } from 'puppeteer';

/**
 * Presses one of the links of the page that lead to another of the site, as somebody who looks around: every page is
 * drawn in the same document. Answers where it led; undefined where there is none. A link that changes the campus for
 * the whole browser is let be, and so is a form that another tab is filling in.
 */
export const wander = (page: Page, step: number, filledIn = ''): Promise<string | undefined> =>
  page.evaluate(
    (at, form) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')].filter(
        ({ origin, pathname, search, offsetParent }) =>
          origin === location.origin &&
          pathname !== location.pathname &&
          search === '' &&
          !(form && pathname.includes(form)) &&
          !pathname.includes('.') &&
          offsetParent !== null,
      );
      const link = links[at % links.length];
      link?.click();
      return link?.pathname;
    },
    step,
    filledIn,
  );
