import * as z from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Scalar = z.infer<typeof scalar>;

/** A field's name, `page.field`, a dotted path or a list's `.length`. */
const source = z.string().regex(/^[A-Za-z][\w-]*(\.[\w-]+)*$/, 'A field is a name or a dotted path');

const comparisons = [
  z.strictObject({ field: source, equals: scalar }),
  z.strictObject({ field: source, not: scalar }),
  z.strictObject({ field: source, any: z.array(scalar) }),
  z.strictObject({ field: source, all: z.array(scalar) }),
  z.strictObject({ field: source, exclude: z.array(scalar) }),
  z.strictObject({ field: source, includes: scalar }),
  z.strictObject({ field: source, lessThan: z.number() }),
  z.strictObject({ field: source, age: z.enum(['child', 'adult']) }),
] as const;

const comparison = z.union(comparisons);
export type Comparison = z.infer<typeof comparison>;

const reserved = new Set(['field', 'all', 'any', 'not', 'needVisa']);
const shorthand = z
  .record(source, scalar)
  .refine(
    (record) => Object.keys(record).length > 0 && Object.keys(record).every((key) => !reserved.has(key)),
    'A shorthand condition names fields and their values',
  );

/**
 * When a field or page shows: data, never code. With `field` it compares that field's value; `all`, `any` and `not`
 * combine; any other keys are equalities that must all hold; a list means all of them.
 */
export type Condition =
  | Comparison
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { needVisa: boolean }
  | Record<string, Scalar>
  | Condition[];

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      comparison,
      z.strictObject({ needVisa: z.boolean() }),
      z.strictObject({ all: z.array(condition) }),
      z.strictObject({ any: z.array(condition) }),
      z.strictObject({ not: condition }),
      shorthand,
      z.array(condition),
    ]),
  )
  .meta({ id: 'Condition' });
