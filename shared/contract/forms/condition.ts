import * as z from '@forms/shared/platform/zod';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'A condition compares with text, a number, true, false or null',
});
export type Scalar = z.infer<typeof scalar>;
/** No list of values or conditions is longer. */
const MOST = 1_000;
const scalars = z.array(scalar).max(MOST);

/** A field's name, `page.field`, a dotted path or a list's `.length`. */
export const source = z
  .string()
  .regex(/^[A-Za-z][\w-]*(\.[\w-]+)*$/, 'A field is a name or a dotted path')
  .describe('Whose answer decides: a field’s name, "page.field", or "exams.length" for how many.');

const comparisons = [
  z.strictObject({ field: source, equals: scalar.describe('The answer is this.') }),
  z.strictObject({ field: source, not: scalar.describe('The answer is anything else, or none.') }),
  z.strictObject({ field: source, any: scalars.describe('The answer is, or holds, one of these.') }),
  z.strictObject({ field: source, all: scalars.describe('The answer holds all of these.') }),
  z.strictObject({ field: source, exclude: scalars.describe('The answer is, and holds, none of these.') }),
  z.strictObject({ field: source, includes: scalar.describe('The answer is, or holds, this.') }),
  z.strictObject({ field: source, lessThan: z.number().describe('The answer is a smaller number.') }),
  z.strictObject({
    field: source,
    age: z.enum(['child', 'adult']).describe('The answer is the birthday of somebody under 18, or not.'),
  }),
] as const;
export type Comparison = z.infer<(typeof comparisons)[number]>;

/** The words that compare a field in a condition: `equals`, `not` and so on. */
export const comparisonNames: readonly string[] = comparisons.flatMap(({ shape }) =>
  Object.keys(shape).filter((key) => key !== 'field'),
);

const reserved = new Set(['field', 'all', 'any', 'not', 'needVisa']);
const namesFields = (input: unknown) =>
  typeof input === 'object' &&
  input !== null &&
  Object.keys(input).length > 0 &&
  !Object.keys(input).some((key) => reserved.has(key));
const shorthand = z
  .custom<object>(namesFields, 'A shorthand condition names fields and their values')
  .pipe(z.record(source, scalar))
  .describe('Fields and the answers that they must all have: { "filledBy": "other" }.');

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

/** Made once: what walks over schemas knows by its identity where it has been. */
let anyOfThem: z.ZodType<Condition> | undefined;

export const condition: z.ZodType<Condition> = z
  .lazy(() => {
    anyOfThem ??= z.union(
      [
        ...comparisons,
        z.strictObject({
          needVisa: z
            .boolean()
            .describe(
              'Lessons in the country for other than British nationals, by `nationality` and `methodPreference`.',
            ),
        }),
        z.strictObject({ all: z.array(condition).max(MOST).describe('All of these hold.') }),
        z.strictObject({ any: z.array(condition).max(MOST).describe('At least one of these holds.') }),
        z.strictObject({ not: condition.describe('This does not hold.') }),
        shorthand,
        z.array(condition).max(MOST),
      ],
      { error: ({ input }) => misfit(input) },
    );
    return anyOfThem;
  })
  .meta({ id: 'Condition', description: 'When it shows. Without it, always.' });

/** What is wrong with what has the form of no condition. */
function misfit(input: unknown): string {
  if (typeof input !== 'object' || input === null) return 'A condition is an object, or a list of conditions';
  const keys = Object.keys(input);
  const known = `one of ${comparisonNames.join(', ')}`;
  if (!keys.includes('field')) {
    const combining = keys.find((key) => reserved.has(key));
    return combining ? `"${combining}" stands alone in its condition` : 'A condition names a field';
  }
  const unknown = keys.find((key) => key !== 'field' && !comparisonNames.includes(key));
  if (unknown !== undefined) return `Unknown comparison "${unknown}": it is ${known}`;
  return keys.length === 1 ? `A condition with "field" needs ${known}` : 'A condition compares its field once';
}
