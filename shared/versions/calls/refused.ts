import type { Schema, Shape } from './schema';

/** Whether who reads does so to the letter, as the server its requests, or passes over what it does not know. */
export type Reader = 'strict' | 'tolerant';

/** One thing that is written by one side and refused by the other: where it stands, and why. */
export interface Refusal {
  at: string;
  why: string;
}

/**
 * What may be written by one schema and is refused by another. Of a request the writer is of before and the reader of
 * today, of an answer the other way round.
 */
export function refused(written: Shape, read: Shape, reader: Reader, at = '', around: readonly Pair[] = []): Refusal[] {
  // A schema within itself fits where it fits.
  if (around.some(([one, other]) => one === written.schema && other === read.schema)) return [];
  const within = [...around, [written.schema, read.schema] as const];
  return written.choices.flatMap((choice) => {
    const tries = read.choices.map((one) => refusedOf(choice, one, reader, at, within));
    // Of several that do not fit, the nearest is named.
    return tries.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
  });
}
type Pair = readonly [written: Schema, read: Schema];

function refusedOf(written: Shape, read: Shape, reader: Reader, at: string, around: readonly Pair[]): Refusal[] {
  const [given, taken] = [written.schema, read.schema];
  const why = misfit(given, taken);
  if (why !== undefined) return [{ at, why }];
  const within = (one: Shape, other: Shape, place: string) => refused(one, other, reader, `${at}${place}`, around);
  const parts = written.properties;
  const known = read.properties;
  const isGiven = (name: string) => written.required.includes(name);
  const missing = read.required
    .filter((name) => !isGiven(name))
    .map((name) => ({ at: `${at}.${name}`, why: name in parts ? 'may be missing' : 'is missing' }));
  const gone = (reader === 'tolerant' ? Object.keys(known) : [])
    .filter((name) => !(name in parts) && !read.required.includes(name) && given.properties)
    .map((name) => ({ at: `${at}.${name}`, why: 'is missing' }));
  const isClosed = reader === 'strict' && taken.additionalProperties === false;
  const unknown = (isClosed ? Object.keys(parts) : [])
    .filter((name) => !(name in known))
    .map((name) => ({ at: `${at}.${name}`, why: 'is not known' }));
  const others =
    isClosed && given.additionalProperties !== false ? [{ at, why: 'may have fields that are not known' }] : [];
  const [rest, restRead] = [given.additionalProperties, taken.additionalProperties];
  return [
    ...missing,
    ...gone,
    ...unknown,
    ...others,
    ...Object.entries(parts).flatMap(([name, part]) => (known[name] ? within(part, known[name], `.${name}`) : [])),
    ...(given.type === 'array' && taken.items ? within(written.of(given.items ?? {}), read.of(taken.items), '[]') : []),
    ...(isSchema(rest) && isSchema(restRead) ? within(written.of(rest), read.of(restRead), '.*') : []),
    ...(taken.prefixItems ?? []).flatMap((one, index) => {
      const item = given.prefixItems?.[index];
      return item
        ? within(written.of(item), read.of(one), `[${index}]`)
        : [{ at: `${at}[${index}]`, why: 'is missing' }];
    }),
  ];
}

const isSchema = (of: Schema | boolean | undefined): of is Schema => typeof of === 'object';

/** Why a value of one schema, its parts aside, is none of the other; undefined where each is. */
function misfit(given: Schema, taken: Schema): string | undefined {
  const types = typesOf(taken);
  const others = typesOf(given)?.filter(
    (type) => !types?.includes(type) && !(type === 'integer' && types?.includes('number')),
  );
  if (types && (others === undefined || others.length > 0)) return `may be ${others?.join(' or ') ?? 'of any type'}`;
  const values = valuesOf(taken);
  const more = valuesOf(given)?.filter((value) => !values?.includes(value));
  if (values && (more === undefined || more.length > 0)) return `may be ${more?.join(', ') ?? 'any value'}`;
  for (const rule of ['pattern', 'format'] as const) {
    if (taken[rule] !== undefined && given[rule] !== taken[rule]) return `may be of another ${rule}`;
  }
  for (const rule of ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const) {
    if ((taken[rule] ?? Infinity) < (given[rule] ?? Infinity)) return `may be over the ${rule} ${taken[rule]}`;
  }
  for (const rule of ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const) {
    if ((taken[rule] ?? -Infinity) > (given[rule] ?? -Infinity)) return `may be under the ${rule} ${taken[rule]}`;
  }
  return undefined;
}

const typesOf = ({ type }: Schema) => (typeof type === 'string' ? [type] : type);
/** As JSON, by which two values are one. */
const valuesOf = (schema: Schema) =>
  ('const' in schema ? [schema.const] : schema.enum)?.map((value) => JSON.stringify(value));
