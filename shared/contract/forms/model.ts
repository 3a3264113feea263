import { isTable, tidy } from './answers';
import type { Condition } from './condition';
import { sourcesOf } from './conditions';
import type { FieldDefinition } from './field';
import { fieldNamed } from './fieldNamed';
import type { FormDefinition, PageDefinition } from './form';
import { comparedField, type Rule, type RuleMessages, rulesOf } from './rules';

/** Where a name in a condition or in `sameAs` leads: a field, and a path into its value. */
interface Source {
  field: FieldModel;
  path: readonly string[];
}

/** What shows or hides by a condition: a page, a field, or a column of a sub-table. */
export interface Node {
  /** `page`, `page.field` or `page.table.column`: unique in the form. */
  key: string;
  show: Condition | undefined;
  /** What its condition, its rules and its fees read, by the name they use. */
  reads: Map<string, Source>;
  /** Its place in the order of evaluation: after what its condition reads, but for the read that closes a cycle. */
  rank: number;
}

export interface FieldModel extends Node {
  page: PageModel;
  /** The sub-table that it is a column of. */
  table: FieldModel | undefined;
  name: string;
  definition: FieldDefinition;
  rules: readonly Rule[];
  /** Its answer as it is validated, compared and submitted. */
  meant(value: unknown): unknown;
  /** The name of the field that it must match. */
  compares: string | undefined;
  columns: readonly FieldModel[];
}

export interface PageModel extends Node {
  definition: PageDefinition;
  fields: readonly FieldModel[];
}

/** A definition made ready once: its fields, their rules, and which of them depend on which. */
export interface FormModel {
  definition: FormDefinition;
  pages: readonly PageModel[];
  /** Pages and fields (not columns) by key, in the order of evaluation. */
  nodes: ReadonlyMap<string, PageModel | FieldModel>;
  /** What a field's value decides the showing of, directly or through others, in the order of evaluation. */
  affectedBy(key: string): readonly (PageModel | FieldModel)[];
}

/** How a field's answer is understood. */
export type MeaningOf = (field: FieldDefinition) => (value: unknown) => unknown;

/**
 * `meaningOf` is how a page understands what is typed; by itself answers are taken as they are written, only tidied.
 * `messages` are what the rules say, by themselves in English.
 */
export function modelOf(
  definition: FormDefinition,
  meaningOf: MeaningOf = () => tidy,
  messages?: RuleMessages,
): FormModel {
  const pages = definition.pages.map((page) => pageModel(page, meaningOf));
  const fields = pages.flatMap((page) => page.fields);
  const everything = [...pages, ...fields, ...fields.flatMap((field) => field.columns)];
  for (const node of everything) link(node, pages, messages);
  rankAll(everything);

  const nodes = new Map([...pages, ...fields].sort((a, b) => a.rank - b.rank).map((node) => [node.key, node]));
  return { definition, pages, nodes, affectedBy: affected(nodes) };
}

function pageModel(definition: PageDefinition, meaningOf: MeaningOf): PageModel {
  const fields: FieldModel[] = [];
  const page: PageModel = {
    key: definition.name,
    show: definition.show,
    reads: new Map(),
    rank: -1,
    definition,
    fields,
  };
  fields.push(...definition.fields.map((field) => fieldModel(field, page, undefined, meaningOf)));
  return page;
}

function fieldModel(
  definition: FieldDefinition,
  page: PageModel,
  table: FieldModel | undefined,
  meaningOf: MeaningOf,
): FieldModel {
  const columns: FieldModel[] = [];
  const field: FieldModel = {
    key: `${(table ?? page).key}.${definition.name}`,
    show: definition.show,
    reads: new Map(),
    rank: -1,
    page,
    table,
    name: definition.name,
    definition,
    rules: [],
    meant: definition.readonly ? tidy : meaningOf(definition),
    compares: comparedField(definition),
    columns,
  };
  if (isTable(definition)) {
    columns.push(...(definition.fields ?? []).map((column) => fieldModel(column, page, field, meaningOf)));
  }
  return field;
}

/** Finds what a node reads, and compiles a field's rules, whose messages name other fields. */
function link(node: PageModel | FieldModel, pages: readonly PageModel[], messages: RuleMessages | undefined) {
  const isField = 'rules' in node;
  const names = node.show ? sourcesOf(node.show) : [];
  if (isField && node.compares) names.push(node.compares);
  if (!isField) names.push(...readByFees(node.definition));
  for (const name of names) {
    const source = find(name, node, pages);
    if (source) node.reads.set(name, source);
  }
  if (!isField) return;
  const nameOf = (name: string) => labelOf(node.reads.get(name)?.field.definition) || name;
  node.rules = rulesOf(node.definition, nameOf, messages);
}

/** What an invoice's fees read. */
const readByFees = ({ invoice }: PageDefinition): string[] =>
  typeof invoice === 'object'
    ? invoice.fees.flatMap(({ show, each }) => [
        ...(show ? sourcesOf(show) : []),
        ...(each === undefined ? [] : [each]),
      ])
    : [];

/** What people call a field. */
export const labelOf = (field: FieldDefinition | undefined): string => field?.label ?? field?.title ?? '';

/** `page.field` is exact; else the row's column, the page's field, then another page's. */
function find(name: string, from: PageModel | FieldModel, pages: readonly PageModel[]): Source | undefined {
  const page = 'page' in from ? from.page : from;
  const table = 'page' in from ? from.table : undefined;
  return fieldNamed(name, pages, [table?.columns ?? [], page.fields]);
}

/** Depth first, so that what is read comes before what reads it; where reads go round, the last to close the circle comes later. */
function rankAll(nodes: readonly (PageModel | FieldModel)[]) {
  const seen = new Set<Node>();
  let rank = 0;
  const visit = (node: PageModel | FieldModel) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const { field } of node.reads.values()) {
      visit(field.page);
      visit(field);
    }
    node.rank = rank++;
  };
  nodes.forEach(visit);
}

function affected(nodes: FormModel['nodes']): FormModel['affectedBy'] {
  const readers = new Map<string, (PageModel | FieldModel)[]>();
  for (const node of nodes.values()) {
    const sources = node.show ? sourcesOf(node.show).flatMap((name) => node.reads.get(name)?.field ?? []) : [];
    for (const key of new Set(sources.flatMap((field) => [field.key, field.page.key]))) {
      readers.set(key, [...(readers.get(key) ?? []), node]);
    }
  }
  const known = new Map<string, (PageModel | FieldModel)[]>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const reached = new Set<PageModel | FieldModel>();
    const follow = (from: string) => {
      for (const node of readers.get(from) ?? []) {
        if (reached.has(node)) continue;
        reached.add(node);
        follow(node.key);
      }
    };
    follow(key);
    const inOrder = [...reached].sort((a, b) => a.rank - b.rank);
    known.set(key, inOrder);
    return inOrder;
  };
}
