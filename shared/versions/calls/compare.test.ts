import { type CallsDocument, compareCalls } from './compare';
import type { Schema } from './schema';

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const closed = (of: Schema): Schema => ({ ...of, additionalProperties: false });
const text: Schema = { type: 'string' };
const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });
const kind = (value: string, more: Record<string, Schema> = {}) => object({ kind: { const: value }, ...more });
/** A section has sections. */
const tree = (more: Record<string, Schema>, required: string[]): Schema =>
  object({ title: text, parts: { type: 'array', items: { $ref: '#/components/schemas/It' } }, ...more }, required);

type Call = { body?: Schema; query?: Record<string, Schema>; must?: string[]; answer?: Schema; status?: number };
function document(calls: Record<string, Call>, it: Schema = text): CallsDocument {
  const content = (schema: Schema) => ({ 'application/json': { schema } });
  const of = ({ body, query = {}, must = [], answer = text, status = 200 }: Call) => ({
    parameters: Object.entries(query).map(([name, schema]) => ({
      name,
      in: 'query',
      required: must.includes(name),
      schema,
    })),
    ...(body ? { requestBody: { content: content(body) } } : {}),
    responses: { [status]: { content: content(answer) } },
  });
  return {
    info: { version: '1.0.0' },
    paths: Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, { post: of(call) }])),
    components: { schemas: { It: it } },
  };
}
const bumpOf = (before: CallsDocument, today: CallsDocument) => {
  const changes = compareCalls(before, today);
  return changes.some(({ bump }) => bump === 'major') ? 'major' : (changes[0]?.bump ?? 'no');
};

it.each<[string, Call, Call, 'major' | 'minor' | 'no']>([
  ['nothing', { body: object({ a: text }) }, { body: object({ a: text }) }, 'no'],
  ['a field that must be sent', { body: object({ a: text }) }, { body: object({ a: text, b: text }) }, 'major'],
  ['a field that may be sent', { body: object({ a: text }) }, { body: object({ a: text, b: text }, ['a']) }, 'minor'],
  ['a field that need not be sent', { body: object({ a: text }) }, { body: object({ a: text }, []) }, 'minor'],
  ['a field that is refused now', { body: closed(object({ a: text })) }, { body: closed(object({}, [])) }, 'major'],
  ['a field that is not read any more', { body: object({ a: text }) }, { body: object({}) }, 'minor'],
  ['no fields but these', { body: object({ a: text }) }, { body: closed(object({ a: text })) }, 'major'],
  ['fewer values to send', { body: oneOf('a', 'b') }, { body: oneOf('a') }, 'major'],
  ['more values to send', { body: oneOf('a') }, { body: oneOf('a', 'b') }, 'minor'],
  ['values where any were good', { body: text }, { body: oneOf('a') }, 'major'],
  ['a shorter limit', { body: { ...text, maxLength: 9 } }, { body: { ...text, maxLength: 8 } }, 'major'],
  ['a longer limit', { body: { ...text, maxLength: 8 } }, { body: { ...text, maxLength: 9 } }, 'minor'],
  ['a least length', { body: text }, { body: { ...text, minLength: 1 } }, 'major'],
  ['a pattern', { body: text }, { body: { ...text, pattern: '^a' } }, 'major'],
  ['a list of anything', { answer: { type: 'array', items: text } }, { answer: { type: 'array' } }, 'major'],
  ['another type', { body: text }, { body: { type: 'number' } }, 'major'],
  ['any number for whole ones', { body: { type: 'integer' } }, { body: { type: 'number' } }, 'minor'],
  ['whole numbers for any', { body: { type: 'number' } }, { body: { type: 'integer' } }, 'major'],
  ['one kind less to send', { body: { anyOf: [kind('a'), kind('b')] } }, { body: { anyOf: [kind('a')] } }, 'major'],
  ['one kind more to send', { body: { anyOf: [kind('a')] } }, { body: { anyOf: [kind('a'), kind('b')] } }, 'minor'],
  ['a query that may be asked', {}, { query: { page: text } }, 'minor'],
  ['a query that must be asked', {}, { query: { page: text }, must: ['page'] }, 'major'],
  ['a query that is gone', { query: { page: text } }, {}, 'major'],
  ['a body where there was none', {}, { body: object({}) }, 'major'],
  ['a field more in the answer', { answer: closed(object({})) }, { answer: closed(object({ a: text })) }, 'minor'],
  ['a field less in the answer', { answer: object({ a: text }) }, { answer: object({}) }, 'major'],
  ['a field less that was not always there', { answer: object({ a: text }, []) }, { answer: object({}) }, 'major'],
  ['a field that may be missing', { answer: object({ a: text }) }, { answer: object({ a: text }, []) }, 'major'],
  ['a field that is always there', { answer: object({ a: text }, []) }, { answer: object({ a: text }) }, 'minor'],
  ['more values in the answer', { answer: oneOf('a') }, { answer: oneOf('a', 'b') }, 'major'],
  ['fewer values in the answer', { answer: oneOf('a', 'b') }, { answer: oneOf('a') }, 'minor'],
  ['an answer that may be null', { answer: text }, { answer: { anyOf: [text, { type: 'null' }] } }, 'major'],
  ['another status', {}, { status: 201 }, 'major'],
])('A call with %s asks for the right version.', (_what, before, today, bump) => {
  expect(bumpOf(document({ '/a': before }), document({ '/a': today }))).toBe(bump);
});

it('A call that is gone breaks somebody, one that is new nobody.', () => {
  expect(compareCalls(document({ '/a': {}, '/b': {} }), document({ '/b': {}, '/c': {} }))).toEqual([
    { bump: 'major', name: 'POST /a', why: 'is gone' },
    { bump: 'minor', name: 'POST /c', why: 'is new' },
  ]);
});

it('What is within itself is looked at once, and a change of it is named where it is first met.', () => {
  const call = { '/a': { body: { $ref: '#/components/schemas/It' } } };
  const before = document(call, tree({}, ['title']));
  expect(compareCalls(before, document(call, tree({}, ['title'])))).toEqual([]);
  expect(bumpOf(before, document(call, tree({ more: text }, ['title'])))).toBe('minor');
  expect(compareCalls(before, document(call, tree({ more: text }, ['title', 'more'])))).toEqual([
    { bump: 'major', name: 'POST /a body.more', why: 'is missing' },
  ]);
});

it('Another name of the same schema is no change.', () => {
  const named = (name: string): CallsDocument => ({
    ...document({ '/a': { body: { $ref: `#/components/schemas/${name}` } } }),
    components: { schemas: { [name]: object({ a: text }) } },
  });
  expect(compareCalls(named('One'), named('Other'))).toEqual([]);
});
