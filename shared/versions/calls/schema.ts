/** As much of JSON Schema as the calls' document is written in. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: readonly Schema[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** A schema of one document, whose references lead into it. */
export class Shape {
  constructor(
    private readonly given: Schema,
    private readonly schemas: Readonly<Record<string, Schema>>,
  ) {}

  /** The schema itself, wherever it stands. */
  get schema(): Schema {
    let schema = this.given;
    while (schema.$ref !== undefined) schema = this.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {};
    return schema;
  }

  of(schema: Schema): Shape {
    return new Shape(schema, this.schemas);
  }

  /** The schemas of which one holds; itself where there is no choice. */
  get choices(): Shape[] {
    const { anyOf, oneOf } = this.schema;
    return (anyOf ?? oneOf)?.flatMap((one) => this.of(one).choices) ?? [this];
  }

  /** What stands in an object, or beside it in what it is also of. */
  get properties(): Record<string, Shape> {
    const { properties = {}, allOf = [] } = this.schema;
    const own = Object.entries(properties).map(([name, schema]) => [name, this.of(schema)] as const);
    return Object.assign({}, ...allOf.map((one) => this.of(one).properties), Object.fromEntries(own));
  }

  get required(): string[] {
    const { required = [], allOf = [] } = this.schema;
    return [...required, ...allOf.flatMap((one) => this.of(one).required)];
  }
}
