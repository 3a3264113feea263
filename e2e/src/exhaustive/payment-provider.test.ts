import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentMessages, routes } from '@forms/shared/contract';
import type { Browser, Frame, Page } from 'puppeteer';
import { type CardProvider, openCardProvider } from '../card-provider/cardProvider';
import { toPaymentMethods } from '../journeys/registration';
import { Product } from '../product';
import { openBrowser, Visitor } from '../visitor';

let provider: CardProvider;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  provider = await openCardProvider();
  [product, browser] = await Promise.all([Product.start(provider.env), openBrowser(provider.flags)]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await provider?.close();
});

const PAGE = join(__dirname, '../../../docs/payment-page-scripts.md');

/** The scripts that the documentation lists, one a line of its table. */
const listed = () => [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name).sort();

/** Collects the scripts that a page itself loads, its frames left out: an own one without its hash, a numbered part as one of the parts. */
function scriptsOf(page: Page, address: string): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
    const own = request.url().replace(`${address}/`, '/');
    scripts.add(own.replace(/\.[0-9a-f]{8}\.js$/, '.js').replace(/\/\d+\.js$/, '/<part>.js'));
  });
  return scripts;
}

test('a blocked card provider is said, with a retry and the other ways open; then the card is paid at the provider’s own addresses', async () => {
  provider.blocked = true;
  const visitor = await Visitor.arrive(browser, product.address);
  visitor.forgives(/js\.stripe\.com/);
  const scripts = scriptsOf(visitor.page, product.address);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  await visitor.sees('The card field could not be loaded, and nothing was charged.');
  await visitor.sees('pay by bank transfer or request a callback');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('payment-blocked');

  await visitor.presses('Close');
  for (const way of ['Pay by bank transfer', 'Request a callback']) await visitor.find('button', way);
  await visitor.presses('Pay by card');
  await visitor.sees('The card field could not be loaded');
  provider.blocked = false;
  await visitor.presses('Try again');

  await visitor.page.waitForFrame((candidate) => candidate.url().startsWith('https://js.stripe.com/'));
  expect(await visitor.text()).not.toContain('Sandbox');
  await visitor.entersCard('4242424242424242');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);

  const [enquiry] = await product.listed(routes.enquiries);
  expect(enquiry).toMatchObject({ paid: true, paymentMethod: 'card' });
  const intent = (await provider.intents()).at(-1);
  expect(intent?.status).toBe('succeeded');
  expect(JSON.parse(intent?.metadata ?? '')).toMatchObject({ enquiryId: enquiry?.id });
  await visitor.sees('Your documents');
  await visitor.settles();
  expect([...scripts].sort()).toEqual(listed());
  expect(visitor.complaints).toEqual([]);
  await visitor.leaves();
});

/** What the card field's frame draws its text in, and on what. */
const coloursIn = (frame: Frame) =>
  frame.$eval('#number', (input) => {
    const { color, backgroundColor } = getComputedStyle(input);
    return { color, backgroundColor };
  });
/** The same of the page around it. */
const coloursAround = (page: Page) =>
  page.evaluate(() => {
    const said = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `color: ${said.getPropertyValue('--text')}; background: ${said.getPropertyValue('--surface')}`;
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return { color, backgroundColor };
  });

test('the card field has the colours of the page in the dark, and those of the day once that is preferred, without what was typed being lost', async () => {
  provider.blocked = false;
  const visitor = await Visitor.arrive(browser, product.address);
  await visitor.prefers('dark');
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  const frame = await visitor.page.waitForFrame((candidate) => candidate.url().startsWith('https://js.stripe.com/'));
  await visitor.entersCard('4242424242424242');
  const seen = new Set<string>();
  for (const scheme of ['dark', 'light'] as const) {
    await visitor.prefers(scheme);
    const around = await coloursAround(visitor.page);
    const isAlike = async () => JSON.stringify(await coloursIn(frame)) === JSON.stringify(around);
    await visitor.eventually(isAlike, `the card field to be ${scheme}`);
    seen.add(around.backgroundColor);
    await visitor.pictures(`payment-card-${scheme}`);
  }
  expect(seen.size).toBe(2);
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);
  expect(visitor.complaints).toEqual([]);
  await visitor.leaves();
});

test('a blocked card provider keeps nobody from paying by bank transfer', async () => {
  provider.blocked = true;
  const before = await product.listed(routes.enquiries);
  const visitor = await Visitor.arrive(browser, product.address);
  visitor.forgives(/js\.stripe\.com/);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  await visitor.sees('The card field could not be loaded');
  await visitor.presses('Close');
  await visitor.presses('Pay by bank transfer');
  await visitor.sees(paymentMessages.bacs);
  expect(await product.listed(routes.enquiries)).toHaveLength(before.length + 1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leaves();
});
