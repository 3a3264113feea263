import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DrawFormWords, FOR_LATER, type WriteFirstPage } from '@forms/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerText } from '../../platform/http/answerText';
import type { App } from '../../platform/http/app';
import { Recent } from '../../platform/recent';
import { cleanText } from '../forms/cleanText';
import { distOf, manifestOf, remotesIn } from '../registry/builds';
import { isSecure } from '../sessions/currentSession';

/** How long a page waits for what it would ask for itself, in milliseconds. */
const PATIENCE_MS = 500;
/** So many pages are known at a time as they went out, compressed. */
const MOST_PAGES = 100;
const REGISTRY = '/remotes.json';

/** Answers a page's request with its first words and what it would ask for first; false where it can only be as it was built. */
export type FirstPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * The pages that people come to first. The host's build writes them; it asks this server as the page would, without a
 * session, and each call counts as the visitor's own. What goes wrong costs the first words, never the page.
 */
export function firstPages({ http, settings, house }: App): FirstPage {
  const dist = distOf(house, 'host');
  const pages = new Recent<AnswerText>(MOST_PAGES);
  const writer = broughtBy<WriteFirstPage>(join(dist, 'first-page/first-page.js'), 'writeFirstPage');
  const drawers = new Map(
    remotesIn(house).map((remote) => [
      manifestOf(remote),
      broughtBy<DrawFormWords>(join(distOf(house, remote), 'first-words/first-words.js'), 'drawFirstWords'),
    ]),
  );

  async function written(write: WriteFirstPage, request: FastifyRequest, reply: FastifyReply) {
    const built = await readFile(join(dist, 'index.html'), 'utf8');
    const address = new URL(`${isSecure(settings) ? 'https' : 'http'}://${request.host}${request.url}`);
    const html = await write(built, {
      address,
      cookies: request.headers.cookie ?? '',
      isForLater: FOR_LATER in request.headers,
      ask: (path) => inTime(ask(path, request, reply)),
      clean: cleanText,
      // A team's own build from elsewhere is a browser's alone: no code of it runs here.
      formWords: (manifest) => drawers.get(manifest)?.(),
    });
    return html === built ? undefined : html;
  }

  async function ask(url: string, { ip, headers }: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    // Which build of a remote a visitor gets is decided once for them; nothing else heeds who asks.
    const cookie = url === REGISTRY ? headers.cookie : undefined;
    const answer = await http.inject({
      url,
      remoteAddress: ip,
      ...(cookie === undefined ? {} : { headers: { cookie } }),
    });
    const { statusCode, payload } = answer;
    const decided = answer.headers['set-cookie'];
    if (url === REGISTRY && decided) reply.header('set-cookie', decided);
    return statusCode === 200 ? payload : undefined;
  }

  return async (request, reply) => {
    const write = writer();
    const html =
      write &&
      (await written(write, request, reply).catch((err: unknown) => {
        request.log.error({ err }, 'a page could not be written with its first words');
        return undefined;
      }));
    if (html === undefined) return false;
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    // A cookie holds the campus that somebody chose.
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: `cookie, ${FOR_LATER}` });
    if (request.headers['if-none-match']?.includes(etag)) {
      reply.code(304).send();
      return true;
    }
    const page = pages.get(etag) ?? new AnswerText(html);
    pages.set(etag, page);
    page.sendTo(request, reply.type('text/html; charset=utf-8'));
    return true;
  };
}

/** What a build that stands beside this server brings for it by that name, once it is there. */
function broughtBy<What>(file: string, name: string): () => What | undefined {
  let what: What | undefined;
  return () => {
    if (what === undefined && existsSync(file)) what = (require(file) as Record<string, What>)[name];
    return what;
  };
}

/** What does not come in time, as of a database that hangs, the page asks for itself. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
