import { APP_NAME, APP_VERSION, errorAnswer, type Route, routes } from '@forms/shared/contract';
import * as z from 'zod';
import { addressOf } from '../../platform/http/addresses';
import type { Settings } from '../../platform/settings/settings';

type Json = Record<string, unknown>;

/** One call, as OpenAPI describes it. */
export interface Operation extends Json {
  operationId: string;
  summary: string;
  tags: [string];
}
export interface OpenApi extends Json {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Json };
}

const rows = Object.entries(routes) as [string, Route][];

/** The OpenAPI 3.1 document of every call, made of the contract's table and nothing else. */
export function openApi(settings: Pick<Settings, 'apiBase' | 'contentBase'>): OpenApi {
  const bodies = named('Body', (route) => route.body);
  const answers = named('Answer', (route) => route.answer);
  answers.names.set(errorAnswer, 'Error');
  const paths: OpenApi['paths'] = {};
  for (const [name, route] of rows) {
    const { methods, url } = addressOf(route, settings);
    const path = url.replace(/:(\w+)/g, '{$1}');
    for (const [at, method] of methods.entries()) {
      const operationId = at === 0 ? name : `${name}By${method}`;
      paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operationId, name, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: APP_NAME, version: APP_VERSION },
    paths,
    components: {
      schemas: { ...schemasOf(bodies.names, 'input'), ...schemasOf(answers.names, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  };

  function describe(operationId: string, name: string, route: Route): Operation {
    return {
      operationId,
      summary: summaryOf(name),
      tags: [route.service === 'content' ? 'content' : (route.path.split('/')[1] ?? '')],
      ...(route.allow === 'everyone'
        ? {}
        : { description: `For ${route.allow.join(', ')}.`, security: [{ session: [] }] }),
      parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
      ...requestBody(route),
      responses: {
        [route.status ?? 200]: { description: 'Done', ...answerContent(route) },
        default: { description: 'Refused', content: json(refTo('Error')) },
      },
    };
  }

  function requestBody({ body, upload }: Route): Json {
    if (upload)
      return { requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadSchema } } } };
    const id = body && bodies.names.get(body);
    return id === undefined ? {} : { requestBody: { required: true, content: json(refTo(id)) } };
  }

  function answerContent({ answer, status }: Route): Json {
    if (status === 204) return {};
    if (answer instanceof z.ZodUnknown) return { content: { '*/*': {} } };
    return { content: json(refTo(answers.names.get(answer) ?? '')) };
  }
}

/** Names each schema by the first call that has it. */
function named(suffix: string, schemaOf: (route: Route) => z.ZodType | undefined) {
  const names = new Map<z.ZodType, string>();
  for (const [name, route] of rows) {
    const schema = schemaOf(route);
    if (schema && !names.has(schema) && !(schema instanceof z.ZodUnknown)) names.set(schema, capital(name) + suffix);
  }
  return { names };
}

/** The schemas under their names, with those that they share. */
function schemasOf(names: ReadonlyMap<z.ZodType, string>, io: 'input' | 'output'): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => `#/components/schemas/${id}` });
  // What several share stands in a document of its own there, and under a name of its own here.
  const suffix = io === 'input' ? 'Input' : '';
  const text = JSON.stringify(made.schemas).replace(
    /#\/components\/schemas\/__shared#\/\$defs\/(\w+)/g,
    `#/components/schemas/$1${suffix}`,
  );
  const { __shared: shared, ...own } = JSON.parse(text) as Record<string, Json & { $defs?: Record<string, Json> }>;
  const all = [
    ...Object.entries(own),
    ...Object.entries(shared?.$defs ?? {}).map(([id, schema]) => [id + suffix, schema] as const),
  ];
  return Object.fromEntries(all.map(([id, { $schema: _dialect, $id: _address, id: _id, ...schema }]) => [id, schema]));
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: of,
  }));
}

const uploadSchema = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
  additionalProperties: { type: 'string' },
};

const json = (schema: Json) => ({ 'application/json': { schema } });
const refTo = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const summaryOf = (name: string) => capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
