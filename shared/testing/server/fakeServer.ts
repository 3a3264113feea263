import type { Route } from '../../contract';
import { type AnswerOf, setBases } from '../../platform/store';

/** One request that reached the fake server. */
export interface Heard {
  route: Route;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Reply = { status: number; body: unknown } | { hang: true } | { broken: true };

/**
 * A double at the network's edge: answers the contract's calls by route. Unknown calls fail the test with their
 * address. `heard` lists what came in, in order. Put back by `stop()`.
 */
export function fakeServer() {
  setBases({ apiBase: 'http://localhost/api', contentBase: 'http://localhost/content' });
  const replies = new Map<Route, (heard: Heard) => Reply>();
  const heard: Heard[] = [];
  const realFetch = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    for (const [route, reply] of replies) {
      const params = route.method === request.method ? paramsIn(route, url.pathname) : undefined;
      if (!params) continue;
      const text = await request.text();
      const call = {
        route,
        params,
        query: Object.fromEntries(url.searchParams),
        body: text ? JSON.parse(text) : undefined,
        headers: request.headers,
      };
      heard.push(call);
      const answer = reply(call);
      if ('broken' in answer) throw new TypeError('Failed to fetch');
      if ('hang' in answer) return new Promise<Response>(() => {});
      return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      });
    }
    throw new Error(`The fake server has no answer for ${request.method} ${url.pathname}`);
  };

  return {
    heard,
    /** Answers a route, with a fixed answer or one worked out from the request. */
    answer<R extends Route>(route: R, body: AnswerOf<R> | ((heard: Heard) => AnswerOf<R>)) {
      replies.set(route, (call) => ({
        status: route.status ?? 200,
        body: typeof body === 'function' ? (body as (heard: Heard) => AnswerOf<R>)(call) : body,
      }));
    },
    /** Refuses a route with an error answer. */
    refuse(route: Route, status: number, message: string, extra: object = {}) {
      replies.set(route, () => ({ status, body: { error: 'refused', message, requestId: 'test', ...extra } }));
    },
    /** A route that never answers, as a server that hangs. */
    hang: (route: Route) => void replies.set(route, () => ({ hang: true })),
    /** A route that cannot be reached, as with the network down. */
    breakOff: (route: Route) => void replies.set(route, () => ({ broken: true })),
    stop() {
      globalThis.fetch = realFetch;
    },
  };
}

function paramsIn(route: Route, pathname: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = route.path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^/${route.service}${pattern}$`).exec(pathname);
  return match
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
    : undefined;
}
