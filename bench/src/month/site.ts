import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { examEntry, register } from '../../../api/src/testing/registration';
import { type Sent, sendTo } from '../../../api/src/testing/sendTo';
import type { Enquiry, ExamsSubmitted, SiteSettings } from '../../../shared/contract';
import { atTheEnd } from '../started/leaving';

const WAIT_MS = 30_000;
const FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)]);

/** Reads again until something is there. Throws where it never comes. */
export async function until<T>(what: string, read: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(50)) {
    const found = await read();
    if (found) return found;
  }
  throw new Error(`It never came: ${what}`);
}

/** What people do at a site, by its address. */
export class Site {
  constructor(readonly address: string) {}

  // A connection from before a restart has been closed meanwhile.
  send = (path: string, { headers, ...sent }: Sent = {}) =>
    sendTo(this.address, path, { ...sent, headers: { connection: 'close', ...(headers as Record<string, string>) } });

  isReady = () =>
    this.send('/api/ready').then(
      ({ ok }) => ok,
      () => false,
    );

  ready = () => until('a server that is ready', this.isReady);

  /** Signs in by a link that a command has printed. */
  async signIn(printed: string): Promise<{ cookie: string }> {
    const token = /\/#\/login\/([^/\s]+)/.exec(printed)?.[1];
    const response = await this.send('/api/auth/session', { json: { token } });
    if (!response.ok) throw new Error(`The link was answered ${response.status}: ${await response.text()}`);
    return {
      cookie: response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    };
  }

  /** Somebody of this address registers for an exam, which causes a letter. */
  async register(email: string): Promise<ExamsSubmitted> {
    const exam = await examEntry(this, 'gcse', 'aqa', '8300');
    return register(this, [exam], 'bacs', { candidate: { email } });
  }

  async writes(message: string): Promise<void> {
    const json = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message, page: '/contact-us/' };
    const response = await this.send('/content/contacts', { json });
    if (!response.ok) throw new Error(`A message was answered ${response.status}: ${await response.text()}`);
  }

  async upload(enquiry: string, headers: { cookie: string }): Promise<string> {
    const body = new FormData();
    body.append('entityType', 'enquiry');
    body.append('entityTypeId', enquiry);
    body.append('file', new Blob([FILE]), `${randomUUID()}.pdf`);
    const response = await this.send('/api/system/uploader', { method: 'POST', body, headers });
    const { id } = (await response.json()) as { id: string };
    return id;
  }

  /** What staff see of an enquiry and of a file, as text to compare. */
  async seen(enquiry: string, file: string, headers: { cookie: string }): Promise<string> {
    const read = await this.send(`/api/enquiries/${enquiry}`, { headers });
    const { reference, pages } = (await read.json()) as Enquiry;
    const bytes = await (await this.send(`/api/file/${file}/content`, { headers })).arrayBuffer();
    const hash = createHash('sha256').update(Buffer.from(bytes)).digest('hex');
    return JSON.stringify({ status: read.status, reference, pages, hash });
  }

  /** When the backup was made that this is a copy of; undefined where it is the site. */
  async restoredFrom(): Promise<string | undefined> {
    return ((await (await this.send('/settings.json')).json()) as SiteSettings).restoredFrom;
  }

  /** The address of the contact form's own code, as a page that opens now would load it. */
  async part(): Promise<string> {
    const manifest = await this.send('/remotes/mf-contact/mf-manifest.json');
    const { metaData } = (await manifest.json()) as { metaData: { integrity: Record<string, string> } };
    const name = Object.keys(metaData.integrity).find((each) => /ContactForm\.\w+\.js$/.test(each));
    return `/remotes/mf-contact/${name}`;
  }

  /** Asks every 20 ms from now on; answers, once it is called, for how long nobody answered, in milliseconds. */
  watch(): () => Promise<number> {
    const worker = new Worker(join(__dirname, 'watch.mjs'), { workerData: this.address });
    atTheEnd(() => worker.terminate());
    return async () => {
      worker.postMessage('enough');
      const [away] = (await once(worker, 'message')) as [number];
      return away;
    };
  }
}
