import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type FormDefinition, type ListPage, type NewUser, REQUEST_HEADER, type Route } from '@forms/shared/contract';
import type { AnswerOf } from '@forms/shared/platform/store';
import type * as z from '@forms/shared/platform/zod';
import { freePort } from '@forms/shared/testing/free-port';
import Database from 'libsql';
import { executeSql } from './executeSql';
import { StartedServer } from './StartedServer';
import { seriesOpened } from './seriesOpened';

const root = join(__dirname, '../..');
/** Who may sign in to every product of a test, as an Admin. */
export const staffMember = { email: 'staff@college.test', password: 'a long enough password for tests' };

/** The built product, started as a service manager starts it, on its own port and an empty data folder. */
export class Product {
  private readonly dataFolder = mkdtempSync(join(tmpdir(), 'forms-e2e-'));
  private readonly firstData = `${this.dataFolder}-first`;
  private readonly backup = `${this.dataFolder}-backup`;

  readonly server: StartedServer;

  private constructor(
    readonly port: number,
    private settings: Record<string, string>,
    private readonly house: string,
  ) {
    this.server = new StartedServer(`http://localhost:${port}`);
  }

  /**
   * Starts what is built in a house, with these settings beside the defaults; resolves once it answers. Without settings
   * it is a copy of the site that a run of the tests has begun: a first start takes twice as long as any other.
   */
  static async start(settings: Record<string, string> = {}, house: string = root): Promise<Product> {
    const product = new Product(await freePort(), settings, house);
    const begun = Object.keys(settings).length === 0 ? process.env.TEST_SITE : undefined;
    if (begun) cpSync(begun, product.dataFolder, { recursive: true });
    await product.run();
    if (!begun) await executeSql(product.dataFolder, settings.DATABASE_URL, seriesOpened());
    return product;
  }

  /** Ends the server and leaves its data; answers the folder. */
  async ends(): Promise<string> {
    await this.end('SIGTERM');
    return this.dataFolder;
  }

  get address(): string {
    return this.server.address;
  }

  /** What the server has printed so far. */
  get printed(): string {
    return this.server.printed;
  }

  /** The letters that the server has written so far, as the mail server would get them. */
  letters(): string[] {
    const outbox = join(this.dataFolder, 'outbox');
    if (!existsSync(outbox)) return [];
    const letters = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    return letters.map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r\n/g, ''));
  }

  /** The sign-in link of a letter that the server wrote, to this address or any, once it has. */
  lettersLink(to = ''): string | undefined {
    return this.letters()
      .filter((text) => text.includes(`To: ${to}`))
      .map((text) => /http\S+\/#\/login\/[\w/-]+(?=\s)/.exec(text)?.[0])
      .find(Boolean);
  }

  /** Changes rows while the server is down, as time would: `statement` is SQL. */
  async alters(statement: string): Promise<void> {
    await this.end('SIGTERM');
    await executeSql(this.dataFolder, this.settings.DATABASE_URL, statement);
    await this.run();
  }

  /** Every row that the database holds, by table. */
  rows(): Record<string, unknown[]> {
    const database = new Database(join(this.dataFolder, 'forms.db'), { readonly: true });
    try {
      const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as {
        name: string;
      }[];
      return Object.fromEntries(tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]));
    } finally {
      database.close();
    }
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Starts it again on the same data, with these settings changed. */
  async restart(changed: Record<string, string> = {}): Promise<void> {
    this.settings = { ...this.settings, ...changed };
    await this.run();
  }

  /** Keeps a copy of the data as they are now, for `returns`; only the first counts. */
  remembers(): void {
    if (!existsSync(this.firstData)) cpSync(this.dataFolder, this.firstData, { recursive: true });
  }

  /** Starts again on the data of `remembers`. */
  async returns(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.dataFolder, { recursive: true, force: true });
    cpSync(this.firstData, this.dataFolder, { recursive: true });
    this.cookie = undefined;
    this.teamKeys = {};
    await this.run();
  }

  /** Backs the site up, loses its data, restores them, and starts on the copy. */
  async becomesACopy(): Promise<void> {
    await this.runs('backup', this.backup);
    await this.end('SIGTERM');
    rmSync(this.dataFolder, { recursive: true, force: true });
    await this.runs('restore', this.backup);
    rmSync(this.backup, { recursive: true });
    await this.run();
  }

  /** Has a command of the operator's run on its data; answers what it prints. */
  async runs(command: string, ...args: string[]): Promise<string> {
    const given = { cwd: this.house, env: { ...process.env, DATA_DIR: this.dataFolder, ...this.settings } };
    return (await promisify(execFile)('npm', ['run', '--silent', command, '--', ...args], given)).stdout;
  }

  /** Has a remote's team run `ship` where the remote's `dist` stands, with a key of its own; answers what it prints. */
  async ships(remoteFolder: string, ...args: string[]): Promise<string> {
    const remote = basename(remoteFolder);
    this.teamKeys[remote] ??= await this.teamKey(remote);
    const given = { cwd: remoteFolder, env: { ...process.env, SITE_KEY: this.teamKeys[remote] } };
    const shipping = [join(root, 'shared/ship.js'), ...args, '--to', this.address];
    return (await promisify(execFile)(process.execPath, shipping, given)).stdout;
  }

  private teamKeys: Record<string, string> = {};
  private async teamKey(remote: string): Promise<string> {
    const made = await fetch(`${this.address}/api/remotes/${remote}/keys`, {
      method: 'POST',
      headers: { [REQUEST_HEADER]: 'test', cookie: await this.staffCookie() },
    });
    if (!made.ok) throw new Error(`The key was refused: ${await made.text()}`);
    return ((await made.json()) as { key: string }).key;
  }

  /** Ends the server and removes its data. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
    for (const folder of [this.dataFolder, this.firstData, this.backup])
      rmSync(folder, { recursive: true, force: true });
  }

  /** A staff member's one-time login link, as the address a person would open. */
  async loginLink(): Promise<string> {
    const { link } = await this.post('/api/auth/login', staffMember);
    return new URL(String(link), this.address).href;
  }

  /** The one-time login link of somebody new. */
  async linkFor(person: Pick<NewUser, 'name' | 'email' | 'roles' | 'areas'>): Promise<string> {
    const headers = { cookie: await this.staffCookie() };
    const { id } = (await (await this.send('/api/users', person, headers)).json()) as { id: string };
    const made = await this.send(`/api/users/${id}/link`, { slug: 'home' }, headers);
    return new URL(((await made.json()) as { link: string }).link, this.address).href;
  }

  /** What the server answers a signed-in staff member to one of the contract's calls. */
  async asStaff<R extends Route>(route: R, params: Record<string, string> = {}): Promise<AnswerOf<R>> {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${this.address}/${route.service}${path}`, {
      headers: { cookie: await this.staffCookie() },
    });
    if (!response.ok) throw new Error(`${route.path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<AnswerOf<R>>;
  }

  /** All rows of a list that comes by pages, as the server lists them to staff. */
  async listed<Row>(route: Route & { answer: z.ZodType<ListPage<Row>> }): Promise<Row[]> {
    const rows: Row[] = [];
    for (let place = ''; ; ) {
      const asked = new URLSearchParams({ size: '100', place });
      const page: ListPage<Row> = await this.asStaff({ ...route, path: `${route.path}?${asked}` });
      rows.push(...page.rows);
      if (page.next === null) return rows;
      place = page.next;
    }
  }

  /** Makes a form as an Admin; it stands at `/<slug>`. */
  async makes(form: { slug: string; title: string; json: FormDefinition }): Promise<void> {
    await this.send('/api/v2/newform', form, { cookie: await this.staffCookie() });
  }

  /** Changes a form as an Admin: its next version. */
  async changes(slug: string, json: FormDefinition): Promise<void> {
    const headers = { cookie: await this.staffCookie() };
    await this.send(`/api/v2/form/${slug}`, { field: 'json', newValue: json }, headers, 'PUT');
  }

  /** Uploads a file as a visitor's form would; answers its id. */
  async upload(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type }), name);
    const response = await fetch(`${this.address}/api/webforms/file/upload`, {
      method: 'POST',
      headers: { [REQUEST_HEADER]: 'test' },
      body,
    });
    if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  }

  /** Sends a document as whoever applied does on the private page behind a link; answers the file's id. */
  async sendsDocument(link: string, document: string): Promise<string> {
    const body = new FormData();
    for (const [field, value] of Object.entries({ link, document })) body.append(field, value);
    body.append('file', new Blob(['%PDF-1.7\n']), 'passport.pdf');
    const headers = { [REQUEST_HEADER]: 'test' };
    const response = await fetch(`${this.address}/api/application/document`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`The document was refused: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  }

  /** Shows a file to those it is about. */
  async shows(id: string): Promise<void> {
    await this.send(`/api/file/${id}/visible`, {}, { cookie: await this.staffCookie() });
  }

  /** Uploads a file and shows it to all who have its id. */
  async shares(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
    const id = await this.upload(name, bytes, type);
    await this.shows(id);
    return id;
  }

  private cookie: string | undefined;
  /** The cookie of a signed-in staff member, `name=value`. */
  async staffCookie(): Promise<string> {
    this.cookie ??= await this.signIn();
    return this.cookie;
  }

  /** Opens another session of the staff member; answers its cookie, `name=value`. */
  async signIn(): Promise<string> {
    const { token } = await this.post('/api/auth/login', staffMember);
    const response = await this.send('/api/auth/session', { token });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  private async post(path: string, body: object): Promise<Record<string, unknown>> {
    return (await this.send(path, body)).json() as Promise<Record<string, unknown>>;
  }

  private async send(
    path: string,
    body: object,
    headers: Record<string, string> = {},
    method = 'POST',
  ): Promise<Response> {
    const response = await fetch(this.address + path, {
      method,
      headers: { 'content-type': 'application/json', [REQUEST_HEADER]: 'test', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  private run(): Promise<void> {
    return this.server.run(this.house, {
      PORT: String(this.port),
      DATA_DIR: this.dataFolder,
      ADMIN_EMAIL: staffMember.email,
      ADMIN_PASSWORD: staffMember.password,
      // A live site starts with no other than the address that it is opened by.
      ...(this.settings.LIVE && { PUBLIC_URL: this.address }),
      ...this.settings,
    });
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    return this.server.end(signal);
  }
}
