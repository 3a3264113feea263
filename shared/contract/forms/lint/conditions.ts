import { didYouMean, nearest } from '../../nearest';
import { comparable } from '../answers';
import type { Scalar } from '../condition';
import { sourcesOf } from '../conditions';
import type { Finding } from '../form';
import type { FieldModel, FormModel, PageModel } from '../model';
import { readOption } from '../options';
import { hasAnswer } from '../submission';
import { circles } from './circles';
import { comparisonsIn, wantedBy } from './comparisons';
import { type Placed, placesOf } from './places';
import type { Reach } from './reach';
import { choices, comparableTypes, isOne, rows, yesOrNo } from './types';

type Node = PageModel | FieldModel;

/** What is wrong with what a form's conditions and comparisons read. Its pages and fields have names of their own. */
export function lintConditions(model: FormModel, reach: Reach): Finding[] {
  const places = placesOf(model);
  const names = namesIn(model);
  return [
    ...places.flatMap((place) => lintReads(place, model, names, reach)),
    ...circles(places),
    ...neverShown(places, reach),
  ];
}

/** The names of a form's fields, each with the pages that ask it; and what was meant by those that are none. */
interface Names {
  pagesOf: ReadonlyMap<string, ReadonlySet<PageModel>>;
  /** Ends a sentence with the name that was meant. */
  hint(name: string): string;
}

function namesIn({ pages }: FormModel): Names {
  const pagesOf = new Map<string, Set<PageModel>>();
  const add = (name: string, page: PageModel) => {
    const those = pagesOf.get(name);
    if (those) those.add(page);
    else pagesOf.set(name, new Set([page]));
  };
  for (const page of pages) for (const field of page.fields) add(field.name, page);
  const columns = pages.flatMap(({ fields }) => fields.flatMap((field) => field.columns.map(({ name }) => name)));
  const all = [...new Set([...pagesOf.keys(), ...columns])];
  const hints = new Map<string, string>();
  const hintOf = (name: string) => {
    const [first = '', second] = name.split('.');
    const page = pages.find(({ key }) => key === first);
    const meant =
      page &&
      second !== undefined &&
      nearest(
        second,
        page.fields.map((field) => field.name),
      );
    return meant ? `. Did you mean “${first}.${meant}”?` : didYouMean(first, all);
  };
  return {
    pagesOf,
    hint(name) {
      const hint = hints.get(name) ?? hintOf(name);
      hints.set(name, hint);
      return hint;
    },
  };
}

/** Names that lead nowhere, or to what has no answer, or to another than was meant. */
function lintReads({ node, path }: Placed, model: FormModel, names: Names, reach: Reach): Finding[] {
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], at: string, message: string) =>
    findings.push({ path: `${path}.${at}`, severity, message });
  const lintRead = (name: string, at: string) => {
    const source = node.reads.get(name);
    if (!source) return find('error', at, `There is no field “${name}”${names.hint(name)}`);
    const { field, path: part } = source;
    if (!hasAnswer(field.definition)) return find('error', at, `“${name}” has no answer to read`);
    if (!hasPart(field, part))
      return find('error', at, `The answer of “${field.name}” has no part “${part.join('.')}”`);
    const isAnother = field.page !== pageOf(node) && !name.startsWith(`${field.page.key}.`);
    if (isAnother && (names.pagesOf.get(field.name)?.size ?? 0) > 1) {
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
      const options = (source.field.definition.options ?? []).map((option) => String(readOption(option).value));
      const hint = didYouMean(String(value), options);
      find('warning', 'show', `${JSON.stringify(value)} is no answer that “${field}” can have${hint}`);
    }
  }
  if ('compares' in node && node.compares !== undefined) {
    const at = 'validation.sameAs';
    lintRead(node.compares, at);
    const other = node.reads.get(node.compares)?.field;
    if (other === node) find('error', at, 'A field is always the same as itself: name another one');
    else if (other && hasAnswer(other.definition) && !isOne(comparableTypes, other.definition.type)) {
      find('error', at, `No answer can be the same as “${node.compares}”: its answer is not one text`);
    } else if (other && reach.canShowWithout(node, other)) {
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

/** What no answers make show, unless it stands in something that never shows or reads a name that leads nowhere. */
function neverShown(places: readonly Placed[], reach: Reach): Finding[] {
  const hidden = new Set<Node>();
  return places.flatMap(({ node, path }): Finding[] => {
    const within = 'page' in node ? [node.page, ...(node.table ? [node.table] : [])] : [];
    const isReported = within.some((each) => hidden.has(each)) || !node.show || !readsAll(node);
    if (isReported || reach.canShow(node)) return [];
    hidden.add(node);
    return [{ path: `${path}.show`, severity: 'error', message: 'No answers can ever make it show' }];
  });
}

const readsAll = ({ show, reads }: Node) => show === undefined || sourcesOf(show).every((name) => reads.has(name));
