import { own } from './answers';
import { holds } from './conditions';
import type { Values } from './form';
import type { FieldModel, FormModel, Node, PageModel } from './model';
import { HIDDEN } from './rules';

/** All answers: each page's values by the page's name. */
export type FormValues = Readonly<Record<string, Values>>;
/** The keys of the pages and fields whose own condition holds; see `isShown`. */
export type Visibility = ReadonlySet<string>;

/** A field shows when its own condition and its page's hold. */
export const isShown = (visibility: Visibility, field: FieldModel): boolean =>
  visibility.has(field.key) && visibility.has(field.page.key);

/** What conditions and rules read: all answers, what shows, and the day, `YYYY-MM-DD`. */
export interface AnswerScope {
  values: FormValues;
  visibility: Visibility;
  today: string;
}
/** The same from inside a sub-table's row, with the row's values and the columns that show in it. */
export interface Reading extends AnswerScope {
  row?: { values: Values; visibility: Visibility };
}

/** The value that a name means to a field; undefined where the named field is hidden or there is none. */
export function valueFor(node: FieldModel | PageModel, name: string, reading: Reading): unknown {
  const source = node.reads.get(name);
  if (!source) return undefined;
  const { field, path } = source;
  const inRow = 'table' in node && field.table !== undefined && field.table === node.table;
  const visibility = inRow ? reading.row?.visibility : reading.visibility;
  const isHidden = (of: Node, held: Visibility | undefined) => of.rank < node.rank && !held?.has(of.key);
  if (isHidden(field, visibility) || isHidden(field.page, reading.visibility)) return undefined;
  const record = inRow ? reading.row?.values : own(reading.values, field.page.key);
  return path.reduce(step, field.meant(valueIn(record, field)));
}

/** The value that a field must match, as it is meant; `HIDDEN` where it does not show or there is none. */
export function valueToMatch(field: FieldModel, reading: Reading): unknown {
  const other = field.reads.get(field.compares ?? '')?.field;
  if (!other) return HIDDEN;
  const inRow = other.table !== undefined && other.table === field.table;
  const shows = inRow ? reading.row?.visibility.has(other.key) : isShown(reading.visibility, other);
  return shows ? valueFor(field, field.compares ?? '', reading) : HIDDEN;
}

/** A field's value in its page's or row's record; a read-only field's is the definition's, whatever was sent. */
export const valueIn = (record: unknown, { definition, name }: FieldModel): unknown =>
  definition.readonly ? definition.value : own(record, name);

/** What a part of a path leads to; of a list, what it leads to in each of its rows. */
const step = (value: unknown, part: string): unknown => {
  if (part === 'length' && (Array.isArray(value) || typeof value === 'string')) return value.length;
  return Array.isArray(value) && !Object.hasOwn(value, part) ? value.map((row) => own(row, part)) : own(value, part);
};

const holdsFor = (node: PageModel | FieldModel, reading: Reading) =>
  node.show === undefined || holds(node.show, (name) => valueFor(node, name, reading), reading.today);

/** The pages and fields whose conditions hold. */
export function visibilityIn(model: FormModel, values: FormValues, today: string): Visibility {
  const visibility = new Set<string>();
  for (const node of model.nodes.values()) if (holdsFor(node, { values, visibility, today })) visibility.add(node.key);
  return visibility;
}

/** The same after one field's value changed: only what depends on it is asked again. The same set where nothing turned. */
export function visibilityAfter(
  model: FormModel,
  changed: string,
  before: Visibility,
  values: FormValues,
  today: string,
): Visibility {
  const visibility = new Set(before);
  let turned = false;
  for (const node of model.affectedBy(changed)) {
    const holdsNow = holdsFor(node, { values, visibility, today });
    if (holdsNow === visibility.has(node.key)) continue;
    turned = true;
    if (holdsNow) visibility.add(node.key);
    else visibility.delete(node.key);
  }
  return turned ? visibility : before;
}

/** The columns of a sub-table's row whose conditions hold, as a reading of that row. */
export function readingOfRow(table: FieldModel, row: Values, scope: AnswerScope): Reading {
  const visibility = new Set<string>();
  const reading = { ...scope, row: { values: row, visibility } };
  for (const column of [...table.columns].sort((a, b) => a.rank - b.rank)) {
    if (holdsFor(column, reading)) visibility.add(column.key);
  }
  return reading;
}
