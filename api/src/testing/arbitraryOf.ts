import fc from '@forms/shared/testing/fast-check';
import type { Arbitrary } from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that zod writes. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const DEEPEST = 4;
const LONGEST = 3;

/** Values that a zod schema would take, as far as JSON Schema can say it; `known` are ids of things that exist. */
export function arbitraryOf(schema: z.ZodType, known: readonly string[]): Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return valueFor(root, 0);

  function valueFor(of: Schema, depth: number): Arbitrary<unknown> {
    if (depth > DEEPEST) return fc.constant(null);
    if (of.$ref !== undefined) return valueFor(resolved(of.$ref), depth + 1);
    if ('const' in of) return fc.constant(of.const);
    if (of.enum) return fc.constantFrom(...of.enum);
    const choices = of.anyOf ?? of.oneOf;
    if (choices) return fc.oneof(...choices.map((each) => valueFor(each, depth)));
    if (of.allOf) {
      const parts = of.allOf.map((each) => valueFor(each, depth));
      return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
    }
    switch (of.type) {
      case 'string':
        return textOf(of);
      case 'integer':
        return fc.integer({ min: of.minimum ?? (of.exclusiveMinimum ?? -1_000) + 1, max: of.maximum ?? 1_000_000 });
      case 'number':
        return fc.double({ min: of.minimum ?? -1e9, max: of.maximum ?? 1e9, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        if (of.prefixItems) return fc.tuple(...of.prefixItems.map((each) => valueFor(each, depth + 1)));
        return fc.array(valueFor(of.items ?? {}, depth + 1), {
          minLength: of.minItems ?? 0,
          maxLength: Math.min(of.maxItems ?? LONGEST, (of.minItems ?? 0) + LONGEST),
        });
      case 'object':
        return objectOf(of, depth);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Schema, depth: number) {
    const own = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueFor(each, depth + 1)]));
    const record = fc.record(own, { requiredKeys: required.filter((name) => name in own), noNullPrototype: true });
    if (typeof additionalProperties !== 'object') return record;
    const more = fc.dictionary(fc.string({ maxLength: 9 }), valueFor(additionalProperties, depth + 1), {
      maxKeys: LONGEST,
      noNullPrototype: true,
    });
    return fc.tuple(more, record).map(([others, mine]) => ({ ...others, ...mine }));
  }

  function textOf({ pattern, format, minLength = 0, maxLength = minLength + 30 }: Schema): Arbitrary<string> {
    if (format === 'email') return fc.constantFrom('zoe@example.org', 'a.b+c@example.co.uk');
    if (format === 'date') return fc.constantFrom('2026-02-28', '2027-12-31');
    const text =
      pattern === undefined
        ? fc.oneof(
            fc.string({ unit: 'grapheme', minLength, maxLength }),
            fc.string({ unit: 'binary', minLength, maxLength }),
          )
        : matching(pattern);
    return known.length > 0 ? fc.oneof(text, { arbitrary: fc.constantFrom(...known), weight: 3 }) : text;
  }

  function resolved(reference: string): Schema {
    const name = reference.replace(/^#\/\$defs\//, '');
    return reference === '#' ? root : (root.$defs?.[name] ?? {});
  }
}

/** Text of a pattern; any text where the pattern is beyond what can be turned round. */
function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: '-1' });
  } catch {
    return fc.string();
  }
}

/** A value with one place in it replaced, taken out or added. */
export const mutated = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(
      value,
      fc.nat(),
      fc.oneof(fc.constantFrom(...odd), fc.jsonValue()),
      fc.constantFrom('replace', 'remove', 'add'),
    )
    .map(([whole, at, other, how]) => {
      const copy: unknown = JSON.parse(JSON.stringify(whole ?? null));
      const places = [...placesIn(copy)];
      const place = places[at % (places.length + 1)];
      if (!place) return other;
      const [holder, key] = place;
      if (how === 'remove') delete holder[key];
      else holder[how === 'add' ? '__proto__2' : key] = other;
      return copy;
    });

const odd = [
  null,
  '',
  '\0',
  '\u202e',
  -1,
  0,
  1e21,
  1.5,
  Number.MAX_SAFE_INTEGER,
  'x'.repeat(10_000),
  [],
  {},
  [[]],
  '../../etc/passwd',
  "';--",
];

function* placesIn(value: unknown): Generator<[Record<string, unknown>, string]> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    yield [holder, key];
    yield* placesIn(holder[key]);
  }
}
