import type { SyntaxNode, Tree } from '@lezer/common';
import { propertiesOf, unquoted } from './places';

/** A field as far as it is written yet. */
export interface WrittenField {
  name: string;
  /** Empty until it has one. */
  type: string;
  /** The values that can be chosen, as JSON. */
  values: string[];
  from: number;
}

/** Every field and column in a text, found without its being whole. */
export function writtenFields(text: string, tree: Tree): WrittenField[] {
  const fields: WrittenField[] = [];
  tree.iterate({
    enter: ({ node }) => {
      if (isField(text, node)) fields.push(fieldOf(text, node));
    },
  });
  return fields;
}

/** The field that a node of the text stands in, or is. */
export function fieldAround(text: string, node: SyntaxNode): WrittenField | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (isField(text, at)) return fieldOf(text, at);
  return undefined;
}

/** An object in a list that is called `fields`. */
function isField(text: string, { name, parent }: SyntaxNode): boolean {
  const key = parent?.parent?.getChild('PropertyName');
  return (
    name === 'Object' &&
    parent?.name === 'Array' &&
    key !== null &&
    key !== undefined &&
    unquoted(text.slice(key.from, key.to)) === 'fields'
  );
}

function fieldOf(text: string, object: SyntaxNode): WrittenField {
  const properties = new Map(propertiesOf(text, object).map(({ name, property }) => [name, property]));
  const textOf = (name: string) => {
    const value = properties.get(name)?.getChild('String');
    return value ? unquoted(text.slice(value.from, value.to)) : '';
  };
  const options = properties.get('options')?.getChild('Array');
  return {
    name: textOf('name'),
    type: textOf('type'),
    values: options ? valuesIn(text, options) : [],
    from: object.from,
  };
}

function valuesIn(text: string, options: SyntaxNode): string[] {
  const values: string[] = [];
  for (let option = options.firstChild; option; option = option.nextSibling) {
    if (option.name === 'Object') {
      const value = propertiesOf(text, option).find(({ name }) => name === 'value' || name === 'id')?.property
        .lastChild;
      if (value) values.push(text.slice(value.from, value.to));
    } else if (/^(String|Number|True|False)$/.test(option.name)) values.push(text.slice(option.from, option.to));
  }
  return values;
}
