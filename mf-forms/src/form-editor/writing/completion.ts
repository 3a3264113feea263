import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { answerKindOf } from '@forms/shared/contract';
import { fitsRule, isComparable, isReadBy, readsProperty } from '@forms/shared/contract/definitions';
import type { SyntaxNode, Tree } from '@lezer/common';
import { fieldAround, type WrittenField, writtenFields } from '../definition/fields';
import { type Path, pathOf, propertiesOf, unquoted } from '../definition/places';
import { alternatives, descriptionOf, type JsonSchema, namedValues, schemasAt, typesOf } from '../definition/schema';
import { wholeTree } from './wholeTree';

/**
 * Offers what the schema knows at the cursor and what fits the field there: names of properties and rules, their values,
 * and the form's own fields and options.
 */
export const completeFrom =
  (schemaNow: () => JsonSchema | undefined) =>
  (context: CompletionContext): CompletionResult | null => {
    const schema = schemaNow();
    if (!schema) return null;
    const text = context.state.doc.toString();
    const tree = wholeTree(context.state);
    const node = tree.resolveInner(context.pos, -1);
    const typed = context.matchBefore(/[\w-]+/);
    const spot = spotOf(text, node, context.pos, typed?.from ?? context.pos);
    if (!spot || (!context.explicit && !spot.quoted && !typed)) return null;
    const options =
      spot.is === 'name'
        ? namesAt(schema, text, tree, spot.object, spot.hasValue)
        : valuesAt(schema, text, tree, node, spot.path);
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

function namesAt(schema: JsonSchema, text: string, tree: Tree, object: SyntaxNode, hasValue: boolean): Completion[] {
  const path = pathOf(text, object);
  const there = new Set(propertiesOf(text, object).map(({ name }) => name));
  const fits = fittingIn(text, tree, object, path);
  const names = schemasAt(schema, path)
    .flatMap((each) => alternatives(schema, each))
    .flatMap(({ properties }) => Object.keys(properties ?? {}));
  return [...new Set(names)]
    .filter((name) => !there.has(name) && fits(name))
    .map((name) => {
      const schemas = schemasAt(schema, [...path, name]);
      return {
        label: `"${name}"`,
        displayLabel: name,
        type: 'property',
        info: descriptionOf(schema, schemas),
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

/** Which names fit where an object stands: a field's properties and rules by its type, a comparison by what it compares. */
function fittingIn(text: string, tree: Tree, object: SyntaxNode, path: Path): (name: string) => boolean {
  const field = fieldAround(text, object);
  if (field?.from === object.from) return (name) => readsProperty(field.type, name);
  if (field && path.at(-1) === 'validation') return (name) => fitsRule(field.type, name);
  const compared = comparedIn(text, tree, object);
  return (name) => !compared || isReadBy(compared.type, name);
}

/** The field that a condition compares. */
function comparedIn(text: string, tree: Tree, condition: SyntaxNode): WrittenField | undefined {
  const named = propertiesOf(text, condition)
    .find(({ name }) => name === 'field')
    ?.property.getChild('String');
  const name = named && unquoted(text.slice(named.from, named.to)).split('.');
  if (!name) return undefined;
  return writtenFields(text, tree).find((field) => field.name === name[0] || field.name === name[1]);
}

/** The words of a condition that compare with an answer, or with a list of them. */
const comparing: ReadonlySet<string> = new Set(['equals', 'not', 'any', 'all', 'exclude', 'includes']);

function valuesAt(schema: JsonSchema, text: string, tree: Tree, node: SyntaxNode, path: Path): Completion[] {
  const key = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const own = fieldAround(text, node);
  const fields = (isFit: (field: WrittenField) => boolean) =>
    [...new Set(writtenFields(text, tree).flatMap((field) => (field.name && isFit(field) ? field.name : [])))].map(
      (name) => ({ label: `"${name}"`, displayLabel: name, type: 'variable' }),
    );
  if (path.at(-1) === 'sameAs') return fields(({ type, from }) => from !== own?.from && (!type || isComparable(type)));
  if (path.at(-1) === 'field') return fields(({ type }) => !type || isReadBy(type));
  const compared = comparing.has(key) ? comparedIn(text, tree, objectAround(node)) : undefined;
  if (compared)
    return answersOf(compared).map((value) => ({ label: value, displayLabel: unquoted(value), type: 'enum' }));
  return namedValues(schema, schemasAt(schema, path)).map(({ value, means }) => ({
    label: JSON.stringify(value),
    displayLabel: String(value),
    type: 'enum',
    info: means,
  }));
}

/** The answers that a field can have, as JSON, where they are few. */
const answersOf = ({ type, values }: WrittenField) =>
  answerKindOf(type ?? '') === 'yesOrNo' ? ['true', 'false'] : values;

function objectAround(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (at.name !== 'Object' && at.parent) at = at.parent;
  return at;
}
