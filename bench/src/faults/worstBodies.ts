import { registration } from '../../../api/src/testing/registration';
import { type Route, routes } from '../../../shared/contract';
import { largest } from './largest';
import type { Site } from './site';

/** What the server takes where a route says nothing else. */
const USUAL_BYTES = 1024 * 1024;
const AT_ONCE = 6;
const DEEP = 12_000;
/** Together, in milliseconds; what is not sent by then is a failure. */
const LONGEST_MS = 120_000;

const filled = (bytes: number, open: string, part: (at: number) => string, close: string) => {
  const parts: string[] = [];
  for (let size = open.length + close.length, at = 0; ; at += 1) {
    const next = part(at);
    size += next.length + 1;
    if (size > bytes) return open + parts.join(',') + close;
    parts.push(next);
  }
};

/** The worst bodies that a route's limit lets in, by what they are made of. */
async function worstOf(site: Site, name: string, { body, maxBody = USUAL_BYTES }: Route): Promise<Map<string, string>> {
  const bodies = new Map([
    ['a list of nothings', filled(maxBody, '[', () => '{}', ']')],
    ['a thousand thousand names', filled(maxBody, '{', (at) => `"k${at}":0`, '}')],
  ]);
  if (body) {
    const permitted = JSON.stringify(largest(body, maxBody * 0.98));
    if (permitted.length <= maxBody) bodies.set('as large as its row permits', permitted);
  }
  if (name === 'submitExamsForm') {
    const exam = await site.entry();
    const often = Math.floor((maxBody * 0.9) / JSON.stringify(exam).length);
    bodies.set('an application full of exams', JSON.stringify(registration(Array(often).fill(exam), 'callback')));
  }
  return bodies;
}

/** Every call of the contract's table that takes a body, with its own number. */
const rows = (Object.entries(routes) as [string, Route][]).filter(
  ([, { method, upload }]) => (method === 'POST' || method === 'PUT') && !upload,
);

/** The path of a row, with what exists in the places of its parameters. */
function pathOf({ service, path }: Route, ids: Record<string, string>): string {
  const [, folder = ''] = path.split('/');
  const id = path.startsWith('/invoice/item') ? ids.item : ids[folder];
  return `/${service}${path}`
    .replace(':slug', 'tutor-application')
    .replace(':kind', 'footer')
    .replace(':name', 'schools')
    .replace(/:\w+/, id ?? 'nothing');
}

async function thingsOf(site: Site): Promise<Record<string, string>> {
  const headers = await site.staff();
  const { stored } = await site.submit('127.0.5.250');
  const enquiry = await site.must<{ invoiceId: string }>(`/api/enquiries/${stored?.id}`, { headers });
  const invoice = await site.must<{ items: { id: string }[] }>(`/api/invoice/${enquiry.invoiceId}`, { headers });
  return { enquiries: stored?.id ?? '', invoice: enquiry.invoiceId, item: invoice.items[0]?.id ?? '' };
}

/** The worst permitted body to every call of the contract's table: once, then to those of everyone several at once. */
export async function worstBodies(site: Site): Promise<void> {
  const ids = await thingsOf(site);
  const staff = await site.staff();
  site.watchHealth();
  const end = Date.now() + LONGEST_MS;
  for (const [at, [name, route]] of rows.entries()) {
    if (Date.now() > end) {
      site.errors.push(`${rows.length - at} of ${rows.length} calls were not reached in ${LONGEST_MS / 1000} s`);
      return;
    }
    const isOpen = route.allow === 'everyone';
    const path = pathOf(route, ids);
    for (const body of (await worstOf(site, name, route)).values()) {
      const sent = { method: route.method, body, headers: isOpen ? {} : staff, from: `127.0.5.${at + 1}` };
      for (const together of isOpen ? [1, AT_ONCE] : [1]) {
        await Promise.all(Array.from({ length: together }, () => site.send(path, sent)));
      }
    }
  }
}

/** JSON that is nested so deep that whoever walks it by calling itself falls. */
export async function nestedJson(site: Site): Promise<void> {
  const ids = await thingsOf(site);
  const staff = await site.staff();
  site.watchHealth();
  const bodies = [
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    `${'{"a":'.repeat(DEEP)}0${'}'.repeat(DEEP)}`,
    `[{"name":"start","values":{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}]`,
  ];
  for (const [at, [, route]] of rows.entries()) {
    const headers = route.allow === 'everyone' ? {} : staff;
    for (const body of bodies) {
      await site.send(pathOf(route, ids), { method: route.method, body, headers, from: `127.0.6.${at + 1}` });
    }
  }
}
