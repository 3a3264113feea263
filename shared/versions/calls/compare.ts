import type { Change } from '../bump';
import { type Refusal, refused } from './refused';
import { type Schema, Shape } from './schema';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  security?: unknown;
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
/** As much of an OpenAPI document as the calls' is written in. */
export interface CallsDocument {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * What has changed for those who make calls, between two OpenAPI documents: by the rules of oasdiff, a request that was
 * good must stay so, and an answer be one that was to be expected. What differs and breaks nobody is an addition.
 */
export function compareCalls(before: CallsDocument, today: CallsDocument): Change[] {
  const changes = Object.entries(callsIn(before)).flatMap(([name, call]) => {
    const now = callsIn(today)[name];
    if (!now) return [major(name, 'is gone')];
    const broken = [...ofRequests(call, now), ...ofAnswers(call, now)].map(({ at, why }) => major(`${name}${at}`, why));
    return broken.length > 0 || says(call) === says(now) ? broken : [minor(name, 'has changed')];
  });
  const added = Object.keys(callsIn(today)).filter((name) => !(name in callsIn(before)));
  return [...changes, ...added.map((name) => minor(name, 'is new'))];
}

const major = (name: string, why: string): Change => ({ bump: 'major', name, why });
const minor = (name: string, why: string): Change => ({ bump: 'minor', name, why });

interface Call extends Operation {
  schemas: Record<string, Schema>;
}
/** Each call by its method and path, with the schemas that it refers to. */
const callsIn = ({ paths, components: { schemas } }: CallsDocument): Record<string, Call> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, of]) => [`${method.toUpperCase()} ${path}`, { ...of, schemas }]),
    ),
  );

function ofRequests(before: Call, today: Call): Refusal[] {
  const named = ({ parameters = [] }: Call) => new Map(parameters.map((one) => [`${one.in} ${one.name}`, one]));
  const given = named(before);
  const parameters = [...named(today)].flatMap(([name, { required, schema }]) => {
    const old = given.get(name);
    const at = ` ${name}`;
    if (required && !old?.required) return [{ at, why: 'must be given' }];
    return old ? refused(shape(before, old.schema), shape(today, schema), 'strict', at) : [];
  });
  const lost = [...given.keys()]
    .filter((name) => !named(today).has(name))
    .map((name) => ({ at: ` ${name}`, why: 'is gone' }));
  return [
    ...(today.security && !before.security ? [{ at: '', why: 'asks who makes it' }] : []),
    ...parameters,
    ...lost,
    ...ofContent(before, before.requestBody?.content, today, today.requestBody?.content, 'strict', ' body'),
    ...(today.requestBody && !before.requestBody ? [{ at: ' body', why: 'must be given' }] : []),
  ];
}

const ofAnswers = (before: Call, today: Call): Refusal[] =>
  Object.entries(before.responses).flatMap(([status, { content }]) => {
    const now = today.responses[status];
    const at = ` answer ${status}`;
    return now ? ofContent(today, now.content, before, content, 'tolerant', at) : [{ at, why: 'is gone' }];
  });

function ofContent(
  writer: Call,
  written: Content | undefined,
  reader: Call,
  read: Content | undefined,
  how: 'strict' | 'tolerant',
  at: string,
): Refusal[] {
  const expected = how === 'strict' ? written : read;
  return Object.keys(expected ?? {}).flatMap((type) => {
    const [given, taken] = [written?.[type], read?.[type]];
    if (!given || !taken) return [{ at, why: `is no longer ${type}` }];
    return refused(shape(writer, given.schema), shape(reader, taken.schema), how, at);
  });
}

const shape = (call: Call, schema: Schema = {}) => new Shape(schema, call.schemas);

/** All that a call says to a program, with what it refers to in its place: the names of schemas are nobody's concern. */
const says = ({ schemas, ...call }: Call): string => {
  const {
    operationId: _id,
    summary: _summary,
    tags: _tags,
    description: _description,
    ...said
  } = call as Operation & Record<string, unknown>;
  const within = (value: unknown, around: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => within(one, around));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: to } = value as Schema;
    const name = to?.slice(to.lastIndexOf('/') + 1);
    if (name === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(one, around)]));
    return around.includes(name) ? around.length - around.indexOf(name) : within(schemas[name], [...around, name]);
  };
  return JSON.stringify(within(said, []));
};
