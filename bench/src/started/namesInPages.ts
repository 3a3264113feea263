import type { Page } from 'puppeteer';

/** Lets a page run functions from here: tsx wraps those that have names in a helper that pages do not have. To be called before it opens anything. */
export const namesInPages = (page: Page) => page.evaluateOnNewDocument('globalThis.__name = (named) => named');
