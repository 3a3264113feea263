import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import type { MailServer } from '../../../api/src/testing/mailServer';
import { Machine } from './machine';
import type { Pages } from './pages';
import { FIRST } from './releases';
import { Site } from './site';

/** What a site stands on. */
export interface Ground {
  /** An empty folder. */
  folder: string;
  repository: string;
  pages: Pages;
  mail: MailServer;
  /** The settings of this kind of site, beside those of the page. */
  settings: Record<string, string>;
  /** An empty database of this name, in place of what it was; the settings that name it. */
  database(name: string): Promise<Record<string, string>>;
  /** Gets a release to where the page's commands build it; has it built where nobody has one. */
  release(machine: Machine, name: string, build: () => Promise<unknown>): Promise<void>;
}

/** What figures are asked for with. */
const TOKEN = 'the token that the figures ask for';

/** Settings as lines that systemd and the shell both read. */
export const linesOf = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');

/** Who runs a site on one machine by the pages, and writes down what does not hold. */
export class Operator {
  readonly errors: string[] = [];
  readonly machine: Machine;
  readonly site: Site;
  /** The release that commands are about. */
  release: string = FIRST;
  /** The function that later parts of the pages suppose, as a shell that stayed open has it. */
  private readonly shell: string;

  private constructor(
    readonly ground: Ground,
    private readonly port: number,
    /** What the settings of the page leave to its reader. */
    readonly settings: Record<string, string>,
  ) {
    this.machine = new Machine(join(ground.folder, 'machine'));
    this.site = new Site(`http://localhost:${port}`);
    const first = ground.pages.take('installing', 'The first time');
    this.shell = first.slice(first.indexOf('forms() {'), first.indexOf('forms resetAccount'));
  }

  static async on(ground: Ground): Promise<Operator> {
    const port = await freePort();
    return new Operator(ground, port, {
      PORT: String(port),
      SMTP_URL: await ground.mail.start(),
      MAIL_FROM: 'office@college.example',
      METRICS_TOKEN: TOKEN,
      ...ground.settings,
      ...(await ground.database('site')),
    });
  }

  hold = (what: string, holds: boolean): void => {
    if (!holds) this.errors.push(what);
  };

  /** A path of the machine. */
  inside = (path: string) => join(this.machine.root, path);
  read = (path: string) => readFileSync(this.inside(path), 'utf8');

  /** Types commands of a page, in the shell that stayed open. */
  type = (commands: string) => this.machine.types(this.typed(commands));
  typed = (commands: string) => this.filledIn(this.shell + commands);

  /** Types commands of the release, by the site's settings and those given. */
  operate = (commands: string, given?: Record<string, string>) => this.machine.types(this.operated(commands, given));
  operated = (commands: string, given: Record<string, string> = {}) =>
    this.filledIn(`set -a; . /etc/forms/settings.env\n${linesOf(given)}set +a; cd /opt/forms/current\n${commands}`);

  async build(release: string): Promise<void> {
    this.release = release;
    const commands = this.ground.pages.take('installing', 'A release');
    await this.ground.release(this.machine, release, () => this.type(commands));
  }

  async restart(): Promise<void> {
    await this.type('systemctl restart forms');
    await this.site.ready();
  }

  /** In anew, since a reset ends what was. */
  signIn = async () => this.site.signIn(await this.type('forms resetAccount bursar@college.example'));

  lettersTo = (email: string) => this.ground.mail.received.filter(({ to }) => to.includes(email)).length;

  figures = async () =>
    (await this.site.send('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text();

  /** Another site on the machine: its settings, with a folder that is there and empty. */
  async besides(name: string): Promise<{ DATA_DIR: string; PORT: string }> {
    const DATA_DIR = this.inside(`var/lib/${name}`);
    mkdirSync(DATA_DIR, { mode: 0o700 });
    return { ...(await this.ground.database(name)), DATA_DIR, PORT: String(await freePort()) };
  }

  /** Fills in what a page leaves to its reader. */
  private filledIn = (commands: string) =>
    `RELEASE=${this.release}\nPREVIOUS=${FIRST}\n${commands}`
      .replace(/^REPOSITORY=.*$/m, `REPOSITORY=${this.ground.repository}`)
      .replaceAll(/^RELEASE=.*$/gm, `RELEASE=${this.release}`)
      .replaceAll(/^PREVIOUS=.*$/gm, `PREVIOUS=${FIRST}`)
      .replace(/^LIVE=true$/m, () => `LIVE=true\n${linesOf(this.settings).trimEnd()}`)
      .replaceAll('ada@college.example', 'bursar@college.example')
      .replaceAll('localhost:4400', `localhost:${this.port}`);
}
