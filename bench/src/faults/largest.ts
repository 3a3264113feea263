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
  exclusiveMinimum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const DEEPEST = 12;
const formats: Record<string, string> = { email: 'a@example.org', date: '2030-01-01' };

/**
 * A value that fills so many bytes of JSON as near as a schema lets it: its lists with as many of the smallest items as
 * go in, its texts as long as they may be.
 */
export function largest(of: z.ZodType, bytes: number): unknown {
  const root = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fill(root, bytes, 0);

  function fill(given: Schema, space: number, depth: number): unknown {
    const schema = resolved(given);
    if (depth > DEEPEST) return null;
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum.at(-1);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return longest(choices.map((each) => fill(each, space, depth + 1)));
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => fill(each, space, depth + 1)));
    switch (schema.type) {
      case 'string':
        return textOf(schema, Math.min(space, schema.maxLength ?? space));
      case 'array':
        return listOf(schema, space, depth);
      case 'object':
        return objectOf(schema, space, depth);
      case undefined:
        return Array.from({ length: Math.floor(space / 3) }, () => ({}));
      default:
        return space > 1 ? (schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1) : 0;
    }
  }

  function listOf(
    { items = {}, prefixItems, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Schema,
    space: number,
    depth: number,
  ) {
    if (prefixItems) return prefixItems.map((each) => fill(each, space / prefixItems.length, depth + 1));
    const smallest = fill(items, 0, depth + 1);
    const each = (JSON.stringify(smallest) ?? 'null').length + 1;
    const count = Math.max(minItems, Math.min(maxItems, Math.floor(space / each)));
    if (count === 0) return [];
    // Where few may stand in it, each is as large as it may be.
    const item = count * each < space / 2 ? fill(items, space / count, depth + 1) : smallest;
    return Array.from({ length: count }, () => item);
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Schema, space: number, depth: number) {
    const names = Object.keys(properties).filter((name) => space > 0 || required.includes(name));
    const own = names.map((name) => [
      name,
      fill(properties[name] ?? {}, space / names.length - name.length - 5, depth + 1),
    ]);
    if (typeof additionalProperties !== 'object') return Object.fromEntries(own);
    const more = Array.from({ length: Math.max(0, Math.floor(space / 11)) }, (_, at) => [`k${at}`, 0]);
    return Object.fromEntries([...own, ...more]);
  }

  function resolved(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    if (schema.$ref === '#') return root;
    return root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {};
  }
}

function textOf({ format, pattern, minLength = 0 }: Schema, length: number): string {
  if (format && formats[format]) return formats[format];
  return 'a'.repeat(Math.max(minLength, pattern ? Math.min(16, Math.floor(length)) : Math.floor(length), 0));
}

const longest = (values: readonly unknown[]) =>
  values.reduce((best, each) =>
    (JSON.stringify(each) ?? '').length > (JSON.stringify(best) ?? '').length ? each : best,
  );
