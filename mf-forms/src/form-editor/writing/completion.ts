import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { type Path, pathOf, propertiesOf } from '../definition/places';
import { alternatives, type JsonSchema, namedValues, schemasAt, typesOf, wordsOf } from '../definition/schema';

/** Offers what the schema knows at the cursor: names of properties, their values, and names of the form's own fields. */
export const completeFrom =
  (schemaNow: () => JsonSchema | undefined) =>
  (context: CompletionContext): CompletionResult | null => {
    const schema = schemaNow();
    if (!schema) return null;
    const text = context.state.doc.toString();
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    const typed = context.matchBefore(/[\w-]+/);
    const spot = spotOf(text, node, context.pos, typed?.from ?? context.pos);
    if (!spot || (!context.explicit && !spot.quoted && !typed)) return null;
    const options =
      spot.is === 'name' ? namesAt(schema, text, spot.object, spot.hasValue) : valuesAt(schema, text, spot.path);
    return options.length === 0 ? null : { from: spot.from, to: spot.to, options, filter: true };
  };

type Spot = { from: number; to: number; quoted: boolean } & (
  | { is: 'name'; object: SyntaxNode; hasValue: boolean }
  | { is: 'value'; path: Path }
);

/** What is being written at the cursor: a property's name or a value, and which stretch of the text it takes. */
function spotOf(text: string, node: SyntaxNode, at: number, wordFrom: number): Spot | undefined {
  const word = { from: wordFrom, to: at, quoted: false };
  const whole = { from: node.from, to: node.to, quoted: true };
  const { parent } = node;
  if (node.name === 'PropertyName') {
    const object = parent?.parent;
    return object ? { is: 'name', ...whole, object, hasValue: /^\s*:/.test(text.slice(node.to)) } : undefined;
  }
  if (/^(String|Number|True|False|Null)$/.test(node.name)) return { is: 'value', ...whole, path: pathOf(text, node) };
  const around = node.type.isError || /^[[\]{},:]$/.test(node.name) ? parent : node;
  if (!around) return undefined;
  const before = text.slice(0, wordFrom).trimEnd();
  if (around.name === 'Property') return { is: 'value', ...word, path: pathOf(text, around) };
  if (around.name === 'Array' && /[[,]$/.test(before)) {
    return { is: 'value', ...word, path: [...pathOf(text, around), '0'] };
  }
  if (around.name === 'Object' && /[{,]$/.test(before)) return { is: 'name', ...word, object: around, hasValue: false };
  return undefined;
}

function namesAt(schema: JsonSchema, text: string, object: SyntaxNode, hasValue: boolean): Completion[] {
  const path = pathOf(text, object);
  const there = new Set(propertiesOf(text, object).map(({ name }) => name));
  const names = schemasAt(schema, path)
    .flatMap((each) => alternatives(schema, each))
    .flatMap(({ properties }) => Object.keys(properties ?? {}));
  return [...new Set(names)]
    .filter((name) => !there.has(name))
    .map((name) => {
      const schemas = schemasAt(schema, [...path, name]);
      return {
        label: `"${name}"`,
        displayLabel: name,
        type: 'property',
        info: wordsOf(schema, schemas),
        apply: hasValue ? `"${name}"` : writeProperty(name, schema, schemas),
      };
    });
}

/** Writes the name with the beginning of its value, and offers what that may be. */
const writeProperty = (name: string, schema: JsonSchema, schemas: JsonSchema[]) => {
  const [type] = typesOf(schema, schemas);
  const value = type === 'string' ? '"#{}"' : type === 'array' ? '[#{}]' : type === 'object' ? '{ #{} }' : '#{}';
  const write = snippet(`"${name}": ${value}`);
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    write(view, completion, from, to);
    startCompletion(view);
  };
};

/** Properties whose value names a field of the form. */
const namesAField = new Set(['field', 'sameAs']);

function valuesAt(schema: JsonSchema, text: string, path: Path): Completion[] {
  if (namesAField.has(path.at(-1) ?? '')) {
    return [...fieldNames(text)].map((name) => ({ label: `"${name}"`, displayLabel: name, type: 'variable' }));
  }
  return namedValues(schema, schemasAt(schema, path)).map(({ value, means }) => ({
    label: JSON.stringify(value),
    displayLabel: String(value),
    type: 'enum',
    info: means,
  }));
}

/** The names in the text, found without its being whole. */
const fieldNames = (text: string): Set<string> =>
  new Set([...text.matchAll(/"name"\s*:\s*"([A-Za-z][\w-]*)"/g)].map(([, name = '']) => name));
