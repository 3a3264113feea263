import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type * as z from 'zod';
import { REQUEST_HEADER, type Route, type SiteSettings } from '../../contract';
import { language } from '../words';
import { app } from './app';

type In<S> = S extends z.ZodType ? z.input<S> : never;

/** What a call of this route takes: its path parameters, its query, its body, and headers where it has any. */
export type CallOf<R extends Route> = (R extends { params: infer P } ? { params: In<P> } : unknown) &
  (R extends { query: infer Q } ? { query?: In<Q> } : unknown) &
  (R extends { body: infer B } ? { body: In<B> } : unknown) & { headers?: Record<string, string> };
interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: object;
  headers?: Record<string, string>;
}
/** A call's argument; nothing where the route needs nothing. */
export type ArgOf<R extends Route> = 'params' extends keyof R
  ? CallOf<R>
  : 'body' extends keyof R
    ? CallOf<R>
    : 'query' extends keyof R
      ? CallOf<R> | void
      : void;
/** What a call of this route answers. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;

/** A call as the base query takes it. */
export interface CallRequest extends FetchArgs {
  service: Route['service'];
  /** The route's method and path, its parameters not filled in: what may be said of a call without saying whose. */
  name?: string;
  /** Whether only some may make the call: then a 401 says that the sign-in is over. */
  guarded?: boolean;
}

/** A call that failed: which one it was, its parameters not filled in, and where its service stands. */
export type FailedCall = FetchBaseQueryError & { request?: string; api?: string };

let bases: Record<Route['service'], string> = { api: '/api', content: '/content' };
let takeGiven: (address: string) => unknown = () => undefined;
/**
 * Where the two services stand, and what takes an answer that came with the page, by its address; undefined where none
 * did. Called once, before the first call.
 */
export const setBases = (settings: Pick<SiteSettings, 'apiBase' | 'contentBase'>, given = takeGiven): void => {
  bases = { api: settings.apiBase, content: settings.contentBase };
  takeGiven = given;
};

/** The address of a route's path under its service, its parameters filled in, with a query where there is one. */
export const addressOf = (route: Route, params: Record<string, string> = {}, query?: Record<string, string>): string =>
  bases[route.service] + asked({ url: fillPath(route.path, params), params: query });

const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const fetchJson = fetchBaseQuery({ credentials: 'same-origin', timeout: 30_000 });

const baseQuery: BaseQueryFn<CallRequest, unknown, FailedCall, object, FetchBaseQueryMeta> = async (
  { service, name, guarded, headers, ...request },
  queryApi,
  extra,
) => {
  const given = request.method === 'GET' ? takeGiven(bases[service] + asked(request)) : undefined;
  if (given !== undefined) return { data: given };
  const result = await fetchJson(
    {
      ...request,
      url: bases[service] + request.url,
      ...(isStaffsPage() ? { cache: 'no-store' } : {}),
      headers: {
        ...(headers as Record<string, string> | undefined),
        [REQUEST_HEADER]: 'fetch',
        // What the server refuses is said in the language of the page, not in the browser's.
        'Accept-Language': language(),
      },
    },
    queryApi,
    extra,
  );
  if (!result.error) return result;
  if (guarded && result.error.status === 401) queryApi.dispatch(app.actions.loginLost());
  return {
    ...result,
    error: { ...result.error, api: bases[service], ...(name === undefined ? {} : { request: name }) },
  };
};

/** A call's path with its query. */
const asked = ({ url, params }: { url: string; params?: Record<string, string> | undefined }) =>
  params ? `${url}?${new URLSearchParams(params)}` : url;

/** Who works on something must see it as it is: the service worker leaves such requests to the network. */
const isStaffsPage = () => window.location.pathname.startsWith('/staff');

/** The one api of the product. Each app injects its own endpoints, their names beginning with the app's. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'OwnSession',
    'SecondFactor',
    'Form',
    'Enquiry',
    'Invoice',
    'Contact',
    'File',
    'User',
    'Waiting',
    'BugReport',
  ],
  endpoints: () => ({}),
});

/** An endpoint's request by where the call stands, without its answer's schema. */
export const request =
  (route: Pick<Route, 'service' | 'method' | 'path' | 'allow' | 'anonymous'>) =>
  (arg: unknown): CallRequest => {
    const { params, query, body, headers } = (arg ?? {}) as AnyCall;
    return {
      service: route.service,
      guarded: route.allow !== 'everyone',
      name: `${route.method} ${route.path}`,
      url: fillPath(route.path, params ?? {}),
      method: route.method,
      ...(query === undefined ? {} : { params: query }),
      ...(body === undefined ? {} : { body }),
      ...(headers === undefined ? {} : { headers }),
      ...(route.anonymous ? { credentials: 'omit' } : {}),
    };
  };

/**
 * An endpoint's request and answer from the contract's row:
 * `build.query(call(routes.examSeries))`.
 */
export function call<R extends Route>(route: R) {
  return {
    query: request(route) as (arg: ArgOf<R>) => CallRequest,
    // An answer without a body is nothing, as its route says; RTK Query reads null.
    transformResponse: (answer: AnswerOf<R>) => answer ?? (undefined as AnswerOf<R>),
    responseSchema: route.answer as unknown as StandardSchemaV1<AnswerOf<R>>,
  };
}
