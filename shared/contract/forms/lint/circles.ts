import type { Finding } from '../form';
import type { FieldModel, PageModel } from '../model';
import { type Placed, sourceFields } from './places';

type Node = PageModel | FieldModel;

/** Conditions that wait for each other, each circle once. */
export function circles(places: readonly Placed[]): Finding[] {
  const rest = inOrBeforeCircles(places.map(({ node }) => node));
  if (rest.size === 0) return [];
  const reported = new Set<Node>();
  return places.flatMap(({ node, path }): Finding[] => {
    const circle = reported.has(node) || !rest.has(node) ? undefined : circleThrough(node, rest);
    if (!circle) return [];
    for (const each of circle) reported.add(each);
    const names = [...circle, node].map(({ key }) => key).join(' → ');
    return [{ path: `${path}.show`, severity: 'error', message: `It shows by what shows by it: ${names}` }];
  });
}

/** What shows by a node's own showing: what its condition reads, and the page and table that it stands in. */
const waitsFor = (node: Node): Node[] =>
  'page' in node ? [...sourceFields(node), ...(node.table ? [node.table] : []), node.page] : sourceFields(node);

/** What is left once everything is taken away that waits for nothing that is left: the circles, and what waits for them. */
function inOrBeforeCircles(nodes: readonly Node[]): Set<Node> {
  const left = new Set(nodes);
  const open = new Map(nodes.map((node) => [node, new Set(waitsFor(node))]));
  const waiting = new Map<Node, Node[]>();
  for (const [node, others] of open) {
    for (const other of others) {
      const those = waiting.get(other);
      if (those) those.push(node);
      else waiting.set(other, [node]);
    }
  }
  const free = nodes.filter((node) => open.get(node)?.size === 0);
  for (let node = free.pop(); node; node = free.pop()) {
    left.delete(node);
    for (const other of waiting.get(node) ?? []) {
      const its = open.get(other);
      its?.delete(node);
      if (its?.size === 0) free.push(other);
    }
  }
  return left;
}

/** The shortest way from a node back to itself through these. */
function circleThrough(start: Node, among: ReadonlySet<Node>): Node[] | undefined {
  const from = new Map<Node, Node>();
  const queue: Node[] = [start];
  for (const node of queue) {
    for (const next of waitsFor(node)) {
      if (next === start) return wayTo(node, from);
      if (!among.has(next) || from.has(next)) continue;
      from.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(end: Node, from: ReadonlyMap<Node, Node>): Node[] {
  const way: Node[] = [];
  for (let node: Node | undefined = end; node; node = from.get(node)) way.unshift(node);
  return way;
}
