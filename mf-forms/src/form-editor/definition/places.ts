import { jsonLanguage } from '@codemirror/lang-json';
import type { SyntaxNode, Tree } from '@lezer/common';

/** A stretch of the text, in characters from its beginning. */
export interface Place {
  from: number;
  to: number;
}
/** The keys and list places that lead to a value, as `['pages', '0', 'title']`. */
export type Path = readonly string[];

/** The text as JSON's syntax reads it, errors and all. */
export const treeOf = (text: string): Tree => jsonLanguage.parser.parse(text);

const isValue = ({ name }: SyntaxNode) => /^(Object|Array|String|Number|True|False|Null)$/.test(name);

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

/** The properties of an object in the text, with their names. */
export const propertiesOf = (text: string, object: SyntaxNode): { name: string; property: SyntaxNode }[] =>
  object.getChildren('Property').map((property) => ({ name: nameOf(text, property), property }));

function nameOf(text: string, property: SyntaxNode): string {
  const name = property.getChild('PropertyName');
  return name ? unquoted(text.slice(name.from, name.to)) : '';
}

/** What a JSON string says; what is no whole one, without its quotation marks. */
export function unquoted(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal.replaceAll('"', '');
  }
}

/**
 * Finds where to mark what stands at a path: its line, of a large value its name; of what is missing, what it is missing
 * in. What is in a list is counted once, however many places in it are asked for.
 */
export function placesIn(text: string, tree: Tree): (path: Path) => Place {
  const counted = new Map<number, SyntaxNode[]>();
  const itemsOf = (list: SyntaxNode) => {
    const items = counted.get(list.from) ?? childrenOf(list).filter(isValue);
    counted.set(list.from, items);
    return items;
  };
  const whole = childrenOf(tree.topNode).find(isValue);
  return (path) => {
    let value = whole;
    let property: SyntaxNode | undefined;
    for (const key of path) {
      if (!value) break;
      const within: SyntaxNode = value;
      const found =
        within.name === 'Array'
          ? { value: itemsOf(within)[Number(key)], property: undefined }
          : propertyAt(text, within, key);
      if (!found?.value) break;
      ({ value, property } = found);
    }
    if (!value) return { from: 0, to: Math.min(1, text.length) };
    const from = property?.from ?? value.from;
    const name = property?.getChild('PropertyName');
    const isLarge = value.name === 'Object' || value.name === 'Array';
    return { from, to: name && isLarge ? name.to : Math.min(value.to, endOfLine(text, from)) };
  };
}

function propertyAt(text: string, object: SyntaxNode, key: string) {
  // Of a name that stands twice, the last one counts.
  const property = propertiesOf(text, object).findLast(({ name }) => name === key)?.property;
  return property && { value: childrenOf(property).find(isValue) ?? property.firstChild ?? undefined, property };
}

const endOfLine = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** The path that leads to a node of the text's tree. A property's name has the path of its value. */
export function pathOf(text: string, node: SyntaxNode): string[] {
  const path: string[] = [];
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (child.name === 'Property') path.unshift(nameOf(text, child));
    else if (parent.name === 'Array' && isValue(child)) {
      path.unshift(
        String(
          childrenOf(parent)
            .filter(isValue)
            .findIndex(({ from }) => from === child.from),
        ),
      );
    }
  }
  return path;
}
