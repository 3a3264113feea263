import { type Route, usualBody } from '@forms/shared/contract';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the contract's table that an address is served from. */
    route?: Route;
  }
}

/** No form's definition, and nothing else that is taken, is nested deeper. */
const DEEPEST = 64;

/**
 * Reads bodies of JSON, once their text was seen to hold no more than their row takes: what the schema is shown is small
 * enough to be validated at once, whatever it is.
 */
export function readJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { route } = request.routeOptions.config;
    const refusal = refusalOf(text, route?.most ?? usualBody, route?.badBody);
    if (refusal) done(refusal, undefined);
    else parse(request, text, done);
  });
}

/** Why a text of JSON is refused, unread; `status` is that of a body that breaks its schema. Undefined where it may be read. */
export function refusalOf(text: string, most: { items: number; values: number }, status = 400): HttpError | undefined {
  if (holdsNul(text)) return new HttpError(status, 'bad-body', 'Text must not hold the sign NUL.');
  /** How many more entries each list or object that is open may have. */
  const left: number[] = [];
  let values = most.values;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case signs.quote:
        at = endOfText(text, at);
        break;
      case signs.list:
      case signs.object:
        if (left.length === DEEPEST)
          return new HttpError(status, 'bad-body', `This is nested more than ${DEEPEST} deep.`);
        left.push(text[at] === '[' ? most.items : most.values);
        values -= 1;
        break;
      case signs.endOfList:
      case signs.endOfObject:
        left.pop();
        break;
      case signs.comma: {
        const more = (left.pop() ?? 0) - 1;
        if (more === 0) return tooLarge(`A list here has more than ${most.items} entries.`);
        left.push(more);
        values -= 1;
      }
    }
    if (values <= 0) return tooLarge(`More than ${most.values} values are sent.`);
  }
  return undefined;
}

/** By their codes: of ten megabytes each sign is looked at. */
const signs = { quote: 34, comma: 44, list: 91, backslash: 92, endOfList: 93, object: 123, endOfObject: 125 } as const;

const tooLarge = (message: string) => new HttpError(413, 'too-large', message);

/** PostgreSQL keeps no text with it, and nobody writes it: `\u0000` behind an even number of backslashes. */
const holdsNul = (text: string): boolean => text.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(text);

/** Where a text that begins there ends; the end of all where it does not. */
function endOfText(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === signs.quote) return at;
    if (sign === signs.backslash) at += 1;
  }
  return text.length;
}
