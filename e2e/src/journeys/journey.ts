import type { Browser, Viewport } from 'puppeteer';
import { Product } from '../product';
import { Visitor, workersBrowser } from '../visitor';

/**
 * A product with these settings and a browser for the journeys of one file. Each visitor's window is closed after the
 * journey, which fails if the page complained: an error in the console, an exception, a breach of the content policy.
 * A journey that is walked once more finds the product as the file's first journey did.
 */
export function journeys(settings: Record<string, string> = {}) {
  let product: Product;
  let browser: Browser;
  const visitors: Visitor[] = [];
  const members: Visitor[] = [];
  const walked = new Set<string>();

  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start(settings), workersBrowser()]);
  });
  beforeEach(async () => {
    product.remembers();
    const journey = String(expect.getState().currentTestName);
    if (walked.has(journey)) await product.returns();
    walked.add(journey);
  });
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leaves()));
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(members.map((member) => member.leaves()));
    await browser?.disconnect();
    await product?.stop();
  });

  return {
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    async visitor(viewport?: Viewport): Promise<Visitor> {
      const visitor = await Visitor.arrive(browser, product.address, viewport);
      visitors.push(visitor);
      return visitor;
    },
    /** Somebody who stays from one journey of the file to the next; what their page complains of is theirs to look at. */
    async member(viewport?: Viewport): Promise<Visitor> {
      const member = await Visitor.arrive(browser, product.address, viewport);
      members.push(member);
      return member;
    },
  };
}
