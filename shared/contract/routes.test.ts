import * as z from 'zod';
import { type Route, routes, usualBody } from '.';

interface Schema {
  type?: string;
  maxItems?: number;
  prefixItems?: unknown;
}
const rows = (Object.entries(routes) as [string, Route][]).filter(([, { body }]) => body);

/** The lists of a schema without a maximum, or with a greater one than is taken, by where they stand. */
function unboundedLists(schema: unknown, most: number, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxItems, prefixItems } = schema as Schema;
  const isUnbounded = type === 'array' && !prefixItems && !(maxItems !== undefined && maxItems <= most);
  const within = Object.entries(schema).flatMap(([key, part]) => unboundedLists(part, most, `${at}/${key}`));
  return isUnbounded ? [at, ...within] : within;
}

test.each(rows)('Every list that %s takes has a maximum, no greater than its row says.', (_name, { body, most }) => {
  const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' });
  expect(unboundedLists(schema, (most ?? usualBody).items)).toEqual([]);
});

test('Every call that takes something says how much of it, and no body of strangers is larger than a megabyte but for files, what is drawn on them, and mail that is signed.', () => {
  const takers = Object.values(routes as Record<string, Route>).filter(
    ({ body, upload, signed }) => body || upload || signed,
  );
  expect(takers.filter(({ maxBody }) => maxBody === undefined)).toEqual([]);
  const large = Object.entries(routes as Record<string, Route>).filter(
    ([, { allow, maxBody = 0 }]) => allow === 'everyone' && maxBody > 1024 * 1024,
  );
  expect(large.map(([name]) => name)).toEqual([
    'sendDocument',
    'saveAnnotation',
    'sendPart',
    'uploadFile',
    'incomingMail',
  ]);
});
