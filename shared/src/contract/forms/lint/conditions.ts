import { comparable } from '../answers';
import type { Scalar } from '../condition';
import { sourcesOf } from '../conditions';
import type { Finding } from '../form';
import type { FieldModel, FormModel, PageModel } from '../model';
import { readOption } from '../options';
import { keepsAnswer } from '../submission';
import { comparisonsIn, wantedBy } from './comparisons';
import { canShow, canShowWithout } from './reach';
import { choices, isOne, rows, yesOrNo } from './types';

type Node = PageModel | FieldModel;
interface Placed {
  node: Node;
  path: string;
}

/** What is wrong with what a form's conditions and comparisons read. Its pages and fields have names of their own. */
export function lintConditions(model: FormModel): Finding[] {
  const places = placesOf(model);
  const pathOf = new Map<Node, string>(places.map(({ node, path }) => [node, path]));
  return [
    ...places.flatMap((place) => lintReads(place, model)),
    ...circles(places),
    ...neverShown(places, model, pathOf),
  ];
}

/** Every page, field and column with its path. */
function placesOf({ pages }: FormModel): Placed[] {
  const fieldPlaces = (fields: readonly FieldModel[], under: string): Placed[] =>
    fields.flatMap((node, at) => {
      const path = `${under}.fields.${at}`;
      return [{ node, path }, ...fieldPlaces(node.columns, path)];
    });
  return pages.flatMap((node, at) => [{ node, path: `pages.${at}` }, ...fieldPlaces(node.fields, `pages.${at}`)]);
}

/** Names that lead nowhere, or to what has no answer, or to another than was meant. */
function lintReads({ node, path }: Placed, model: FormModel): Finding[] {
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], at: string, message: string) =>
    findings.push({ path: `${path}.${at}`, severity, message });
  const lintRead = (name: string, at: string) => {
    const source = node.reads.get(name);
    if (!source) return find('error', at, `There is no field “${name}”`);
    const { field, path: part } = source;
    if (!keepsAnswer(field.definition)) return find('error', at, `“${name}” has no answer to read`);
    if (!hasPart(field, part))
      return find('error', at, `The answer of “${field.name}” has no part “${part.join('.')}”`);
    const isAnother = field.page !== pageOf(node) && !name.startsWith(`${field.page.key}.`);
    const bearers = model.pages.filter(({ fields }) => fields.some((each) => each.name === field.name));
    if (isAnother && bearers.length > 1) {
      find('warning', at, `Several pages ask “${field.name}”: write “${field.page.key}.${name}”`);
    }
    if (model.pages.indexOf(field.page) > model.pages.indexOf(pageOf(node))) {
      find('warning', at, `“${name}” is asked on a later page`);
    }
  };

  for (const name of new Set(node.show ? sourcesOf(node.show) : [])) lintRead(name, 'show');
  for (const { field, wanted } of node.show ? comparisonsIn(node.show).map(wantedBy) : []) {
    const source = node.reads.get(field);
    if (!source || source.path.length > 0) continue;
    for (const value of wanted.filter((each) => isNoAnswer(source.field, each))) {
      find('warning', 'show', `${JSON.stringify(value)} is no answer that “${field}” can have`);
    }
  }
  if ('compares' in node && node.compares !== undefined) {
    const at = 'validation.sameAs';
    lintRead(node.compares, at);
    const other = node.reads.get(node.compares)?.field;
    if (other === node) find('error', at, 'A field is always the same as itself');
    else if (other && canShowWithout(node, other, model)) {
      find('warning', at, `It is not compared while “${node.compares}” is hidden`);
    }
  }
  return findings;
}

const pageOf = (node: Node): PageModel => ('page' in node ? node.page : node);

/** Whether an answer of this field can have such a part, as `length` or `leadOrigin`. */
function hasPart({ definition: { type } }: FieldModel, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true;
  if (part === 'length') return rest.length === 0 && !isOne(yesOrNo, type);
  if (type === 'leadOrigins') return rest.length === 0 && ['leadOrigin', 'leadOriginMeta'].includes(part);
  return isOne(rows, type) && /^\d+$/.test(part);
}

/** Whether a field can never answer this: it is none of its options. */
function isNoAnswer({ definition: { type, options, api } }: FieldModel, value: Scalar): boolean {
  if (value === null) return false;
  if (isOne(yesOrNo, type)) return !['true', 'false'].includes(String(value));
  if (!isOne(choices, type) || api || !options?.length) return false;
  return !options.some((option) => comparable(readOption(option).value) === comparable(value));
}

/** Conditions that wait for each other, each circle once. */
function circles(places: readonly Placed[]): Finding[] {
  const told = new Set<Node>();
  return places.flatMap(({ node, path }): Finding[] => {
    const circle = told.has(node) ? undefined : circleThrough(node);
    if (!circle) return [];
    for (const each of circle) told.add(each);
    const names = [...circle, node].map(({ key }) => key).join(' → ');
    return [{ path: `${path}.show`, severity: 'error', message: `It shows by what shows by it: ${names}` }];
  });
}

/** What shows by a node's own showing: what its condition reads, and the page that it stands on. */
const waitsFor = (node: Node): Node[] => {
  const sources = shownBy(node).map(({ field }) => field);
  return 'page' in node ? [...sources, ...(node.table ? [node.table] : []), node.page] : sources;
};
const shownBy = ({ show, reads }: Node) => (show ? sourcesOf(show).flatMap((name) => reads.get(name) ?? []) : []);

/** The shortest way from a node back to itself. */
function circleThrough(start: Node): Node[] | undefined {
  const ways: Node[][] = [[start]];
  const seen = new Set<Node>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of waitsFor(way.at(-1) ?? start)) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** What no answers make show, unless it stands in something that never shows or reads a name that leads nowhere. */
function neverShown(places: readonly Placed[], model: FormModel, pathOf: ReadonlyMap<Node, string>): Finding[] {
  const hidden = new Set<Node>();
  return places.flatMap(({ node }): Finding[] => {
    const within = 'page' in node ? [node.page, ...(node.table ? [node.table] : [])] : [];
    const isTold = within.some((each) => hidden.has(each)) || !node.show || !readsAll(node);
    if (isTold || canShow(node, model)) return [];
    hidden.add(node);
    return [{ path: `${pathOf.get(node)}.show`, severity: 'error', message: 'No answers can ever make it show' }];
  });
}

const readsAll = ({ show, reads }: Node) => show === undefined || sourcesOf(show).every((name) => reads.has(name));
