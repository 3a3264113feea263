import type { Tree } from '@lezer/common';
import { type Path, type Place, pathOf, unquoted } from './places';
import { descriptionOf, type JsonSchema, namedValues, schemasAt } from './schema';

/** What stands at a place of a definition, and what the schema says of it. */
export interface Explanation extends Place {
  path: Path;
  /** Where it stands, for people: `page 1 › field 2 › label`. */
  where: string;
  description: string;
}

/** Explains what stands at a place; undefined between things. */
export function explanationAt(text: string, tree: Tree, schema: JsonSchema, at: number): Explanation | undefined {
  const node = tree.resolveInner(at, -1).firstChild ? tree.resolveInner(at, 1) : tree.resolveInner(at, -1);
  const path = pathOf(text, node);
  if (path.length === 0) return undefined;
  const schemas = schemasAt(schema, path);
  const literal = text.slice(node.from, node.to);
  const chosen = namedValues(schema, schemas).find(({ value, means }) => means !== '' && value === unquoted(literal));
  const description = [
    chosen && node.name === 'String' ? `${unquoted(literal)}: ${chosen.means}.` : '',
    descriptionOf(schema, schemas),
  ];
  return {
    path,
    from: node.from,
    to: node.to,
    where: whereabouts(path),
    description: description.filter(Boolean).join(' '),
  };
}

const singular: Record<string, string> = { pages: 'page', fields: 'field', options: 'option' };

/** A path in words: lists count from one. */
export function whereabouts(path: readonly string[]): string {
  const steps: string[] = [];
  for (const key of path) {
    const last = steps.at(-1);
    if (/^\d+$/.test(key) && last !== undefined) {
      steps[steps.length - 1] = `${singular[last] ?? last} ${Number(key) + 1}`;
    } else steps.push(key);
  }
  return steps.join(' › ');
}
