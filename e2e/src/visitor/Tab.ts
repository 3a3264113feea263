import type { HTTPRequest, Page } from 'puppeteer';

/** How long is waited before one looks again. */
export const POLL_MS = 50;
/** How long a page may take to be drawn; one whose scripts do not come never is. */
const DRAWN_MS = 10_000;
/** How long a page that has settled has asked for nothing. */
const QUIET_MS = 300;
/** How long a page that is busy for ever, as with an animation, is waited for. */
const IDLE_MS = 3_000;

const nameOf = (request: HTTPRequest) => `${request.method()} ${request.url()}`;

/**
 * A tab of a browser at one site. Whatever the page complains of in its console, throws or violates of its content
 * policy is kept in `complaints`; a journey ends by expecting none.
 */
export class Tab {
  readonly complaints: string[] = [];

  protected constructor(
    readonly page: Page,
    protected readonly address: string,
  ) {
    page.on('console', (message) => {
      // How soon a file that came early is used is a matter of the machine.
      if (/preloaded using link preload but not used/.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warn') {
        this.complain(`${message.text()} (${message.location().url ?? page.url()})`);
      }
    });
    page.on('pageerror', (error) => this.complain(String(error)));
    page.on('request', (request) => {
      // Nothing of the page that stood here before is waited for.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.underWay.clear();
      this.underWay.add(nameOf(request));
    });
    const ends = (request: HTTPRequest) => {
      this.underWay.delete(nameOf(request));
      this.lastEnd = Date.now();
    };
    page.on('requestfinished', ends);
    page.on('requestfailed', ends);
  }

  /** What the page as it stands has asked for and not got yet, by name: a request that is held may be told of twice. */
  private readonly underWay = new Set<string>();
  private lastEnd = Date.now();

  /** What the journey provokes on purpose is no complaint. */
  forgives(...provoked: RegExp[]): void {
    this.forgiven.push(...provoked);
  }

  private readonly forgiven: RegExp[] = [];
  private complain(phrase: string): void {
    if (!this.forgiven.some((pattern) => pattern.test(phrase))) this.complaints.push(phrase);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.address).href, { waitUntil: 'domcontentloaded' });
    await this.comesAlive();
    if (this.hasNetwork) return;
    // A page that ends only after the next has begun takes with it what both were told of the network.
    await this.settles();
    await this.page.setOfflineMode(true);
  }

  /** Loads the page anew. */
  async reloads(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    await this.comesAlive();
  }

  /** What is found among a page's first words, or a form's, is gone once the live ones stand in their place. */
  private comesAlive(): Promise<unknown> {
    return this.page
      .waitForFunction(() => !document.querySelector('#first-words, #part-words'), { timeout: DRAWN_MS })
      .catch(() => undefined);
  }

  private hasNetwork = true;
  async losesNetwork(): Promise<void> {
    this.hasNetwork = false;
    await this.page.setOfflineMode(true);
  }
  async findsNetwork(): Promise<void> {
    this.hasNetwork = true;
    await this.page.setOfflineMode(false);
  }

  /** Does what makes the browser load a page anew, and waits until it has. */
  async loadsAnew(by: () => Promise<void>): Promise<void> {
    const loaded = new Promise((resolve) => this.page.once('load', resolve));
    await by();
    await loaded;
  }

  /** Waits for something to become so; says what was waited for when it does not. */
  async eventually(holds: () => Promise<boolean>, what: string | (() => string), milliseconds = 15_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!(await holds())) {
      if (Date.now() > deadline) {
        const waited = typeof what === 'string' ? what : what();
        throw new Error(`Waited in vain for ${waited} in:\n${await this.text()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Waits until the page has all that it asked for, is idle, and asks for nothing more. */
  async settles(): Promise<void> {
    const isQuiet = () => this.underWay.size === 0 && Date.now() - this.lastEnd > QUIET_MS;
    await this.eventually(
      async () => {
        if (!isQuiet()) return false;
        // A busy page has yet to draw what it was given, and to ask for what that needs.
        await this.page
          .evaluate((longest) => new Promise((idle) => requestIdleCallback(idle, { timeout: longest })), IDLE_MS)
          .catch(() => undefined);
        return isQuiet();
      },
      () => `an answer to ${[...this.underWay].join(', ')}`,
    );
  }

  /** All the words on the page. */
  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText);
  }

  /** From now on the page's `request` events decide what it gets. What its service worker asks for would pass them by. */
  async intercepts(): Promise<void> {
    await this.page.setBypassServiceWorker(true);
    await this.page.setRequestInterception(true);
  }

  async leaves(): Promise<void> {
    await this.page.browserContext().close();
  }
}
