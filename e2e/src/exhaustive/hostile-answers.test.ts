import { type Route, routes } from '@forms/shared/contract';
import { cases } from '@forms/shared/testing/fast-check';
import type { HTTPRequest } from 'puppeteer';
import type * as z from 'zod';
import { journeys } from '../journeys/journey';
import type { Visitor } from '../visitor';
import { changingCalls } from './changingCalls';
import { payloads } from './payloads';
import { watched } from './watched';

const here = journeys();

/** What is no text for people: what leads to things, and what the browser goes by. */
const exempt =
  /^(id|slug|hash|version|status|tracking|type|kind|fileType|contentType|ext|url|conversion|paymentMethod)$|Id$/;
/** Days and times are read, not shown as they came. */
const day = /^\d{4}-\d\d-\d\d/;
/** What leads to an address. */
const address = /image|src|href/i;

/** An answer in which every text that may be anything is a payload, each the next one. */
function poisoned(schema: z.ZodType, answer: unknown, next: () => string): unknown {
  const root = { answer: structuredClone(answer) };
  const texts: { path: string[]; poison(): void; restore(): void }[] = [];
  const walk = (parent: Record<string, unknown>, above: string[]) => {
    for (const [name, value] of Object.entries(parent)) {
      const path = [...above, name];
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>, path);
      if (typeof value !== 'string' || exempt.test(name) || day.test(value)) continue;
      const payload = address.test(name) ? `javascript:window.ran=1//${next()}` : next();
      const set = (text: string) => () => {
        parent[name] = text;
      };
      texts.push({ path: path.slice(1), poison: set(payload), restore: set(value) });
    }
  };
  walk(root, []);
  for (const { poison } of texts) poison();
  // One look tells of all that may not be anything; each of them is then tried alone, since an error's place may hold several.
  const refused = new Set<(typeof texts)[number]>();
  for (let read = schema.safeParse(root.answer); !read.success; read = schema.safeParse(root.answer)) {
    const places = read.error.issues.map((issue) => issue.path.map(String));
    const found = texts.filter((text) => !refused.has(text) && places.some((place) => isWithin(text.path, place)));
    if (found.length === 0) throw read.error;
    for (const text of found) {
      refused.add(text);
      text.restore();
    }
  }
  for (const { poison, restore } of refused) {
    poison();
    if (!schema.safeParse(root.answer).success) restore();
  }
  return root.answer;
}

const isWithin = (path: readonly string[], place: readonly string[]) => place.every((name, at) => path[at] === name);

/** The row of a call by its method and path. */
function rowOf(method: string, path: string): Route | undefined {
  return Object.values<Route>(routes).find((route) => {
    const pattern = `/${route.service}${route.path}`.replace(/:\w+/g, '[^/]+');
    return route.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

/** What is bytes. */
const untouched: readonly Route[] = [routes.fileContent, routes.contentImage];

/** Gives the payloads in the server's place, from the one at `first` on. */
function poisons(first: number): (request: HTTPRequest) => Promise<object | undefined> {
  let at = first;
  const next = () => payloads[at++ % payloads.length] ?? '';
  return async (request) => {
    const { pathname } = new URL(request.url());
    const route = rowOf(request.method(), pathname);
    if (route?.method !== 'GET' || untouched.includes(route)) return undefined;
    const cookie = (await request.frame()?.page().cookies())?.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await fetch(request.url(), { headers: { ...request.headers(), cookie: cookie ?? '' } });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
    return poisoned(route.answer, await response.json(), next) as object;
  };
}

/** Everything on the page that could run or load what a payload holds. */
const dangers = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const elements = [
      ...document.querySelectorAll('#root :is(script, iframe, object, embed, base, meta, link, style)'),
    ];
    const links = [...document.querySelectorAll<HTMLElement>('[href], [src], [action], [formaction], [data]')].filter(
      (element) =>
        ['href', 'src', 'action', 'formaction', 'data'].some((name) =>
          /^\s*(javascript|data:text|vbscript)/i.test(element.getAttribute(name) ?? ''),
        ),
    );
    const handlers = [...document.querySelectorAll('#root *')].filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith('on')),
    );
    return [...elements, ...links, ...handlers].map(({ outerHTML }) => outerHTML);
  });

/** Each turn gives a page's texts other payloads: one covers every page and every payload, three every pair that matters. */
const turns = [0, 1, 2].slice(0, cases(1).numRuns);

test.each(turns)(
  'no payload runs as a text that the server answers with, on any page that shows one, with the content policy off (%i)',
  async (turn) => {
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.find('heading', 'What you can open');
    // What one turn made is there for the next; keys of a remote are at most two.
    if ((await here.product.listed(routes.bugReports)).length === 0) await changingCalls(member, '');
    const newest = async (route: Route) => ((await here.product.asStaff(route)) as { id: string }[])[0]?.id ?? '';
    const [invoice] = await here.product.listed(routes.invoices);
    const [contact] = await here.product.listed(routes.contacts);
    const [report] = await here.product.listed(routes.bugReports);
    const user = await newest(routes.users);
    const [file] = await here.product.listed(routes.allFiles);
    const enquiries = await here.product.listed(routes.enquiries);
    const paths = [
      '/fees/',
      '/examinatons/',
      '/pre-admission-questionnaire/',
      `/file/${file?.id}`,
      ...['home', 'enquiries', 'invoices', 'files', 'contacts', 'bug-reports', 'forms', 'users', 'account'].map(
        (page) => `/staff/${page}`,
      ),
      ...enquiries.slice(0, 2).map(({ id }) => `/staff/enquiry/${id}`),
      `/staff/invoice/${invoice?.id}`,
      `/staff/contact/${contact?.id}`,
      `/staff/bug-report/${report?.id}`,
      `/staff/user/${user}`,
      '/staff/form/exams-registration-v2',
    ];
    // A picture that leads nowhere, and a file that is no PDF.
    member.forgives(/./);
    const poison = poisons(turn * Math.ceil(payloads.length / 3));
    const shown: string[] = [];
    for (const path of paths) {
      // What a page that is left had asked for would count as under way for ever: each has a tab of its own.
      const tab = await member.opensTab();
      const called = await watched(tab, poison);
      await tab.opens(path);
      await tab.page.waitForSelector('h1');
      await tab.settles();
      if (/ran=1|canary/.test(await tab.page.content())) shown.push(path);
      expect({ path, dangers: await dangers(tab) }).toEqual({ path, dangers: [] });
      expect({ path, ran: await tab.page.evaluate(() => 'ran' in window) }).toEqual({ path, ran: false });
      expect({ path, called }).toEqual({ path, called: [] });
      await tab.page.close();
    }
    expect(paths.filter((path) => !shown.includes(path))).toEqual([]);
  },
  240_000,
);
