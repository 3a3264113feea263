import type { Path } from './places';

/** As much of JSON Schema (draft 7) as a form's schema uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  /** What each of `enum` means, in its order. */
  enumDescriptions?: string[];
  const?: unknown;
  /** Values that are known to fit, of more that may. */
  examples?: unknown[];
  definitions?: Record<string, JsonSchema>;
}

/** What may stand at a path, as the schema words it; several where it leaves a choice. */
export const schemasAt = (root: JsonSchema, path: Path): JsonSchema[] =>
  path.reduce<JsonSchema[]>(
    (schemas, key) =>
      schemas.flatMap((schema) => alternatives(root, schema)).flatMap((schema) => memberOf(schema, key)),
    [root],
  );

/** A schema's own alternatives, references followed. */
export function alternatives(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const referred = schema.$ref && root.definitions?.[schema.$ref.replace('#/definitions/', '')];
  const parts = [...(referred ? [referred] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return parts.length === 0 ? [schema] : parts.flatMap((part) => alternatives(root, part));
}

function memberOf({ properties, items }: JsonSchema, key: string): JsonSchema[] {
  const property = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
  const item = /^\d+$/.test(key) ? (Array.isArray(items) ? items[Number(key)] : items) : undefined;
  return [property, item].filter((member) => member !== undefined);
}

/** What a schema says of itself, once each. */
export function descriptionOf(root: JsonSchema, schemas: readonly JsonSchema[]): string {
  const descriptions = schemas.flatMap((schema) =>
    schema.description ? [schema.description] : alternatives(root, schema).map(({ description }) => description ?? ''),
  );
  return [...new Set(descriptions.filter((each) => each !== ''))].slice(0, 3).join(' ');
}

/** Every value that a schema names, with what it means. */
export const namedValues = (root: JsonSchema, schemas: readonly JsonSchema[]): { value: unknown; means: string }[] =>
  schemas
    .flatMap((schema) => alternatives(root, schema))
    .flatMap(({ enum: listed, enumDescriptions, const: only, examples, type }) => {
      if (examples) return examples.map((value) => ({ value, means: '' }));
      if (listed) return listed.map((value, at) => ({ value, means: enumDescriptions?.[at] ?? '' }));
      if (only !== undefined) return [{ value: only, means: '' }];
      return type === 'boolean' ? [true, false].map((value) => ({ value, means: '' })) : [];
    })
    .filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at);

/** The kinds of value that may stand there, as `string`. */
export const typesOf = (root: JsonSchema, schemas: readonly JsonSchema[]): string[] => [
  ...new Set(schemas.flatMap((schema) => alternatives(root, schema)).flatMap(({ type }) => type ?? [])),
];
