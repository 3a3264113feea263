import type { Scalar } from '../condition';
import { sourcesOf } from '../conditions';
import type { Values } from '../form';
import type { FieldModel, FormModel, PageModel } from '../model';
import { readOption } from '../options';
import { keepsAnswer } from '../submission';
import { type FormValues, holdingIn, isShown, readingOfRow } from '../visibility';
import { comparisonsIn, visaComparisons, wantedBy } from './comparisons';
import { isOne, manyChoices, rows, yesOrNo } from './types';

type Node = PageModel | FieldModel;

/** More combinations of answers than this are not tried. */
const MOST_COMBINATIONS = 5_000;
/** A day on which one of these two birthdays is a child's and the other an adult's. */
const TODAY = '2026-01-01';
const BIRTHDAYS = ['1980-01-01', '2020-01-01'];
const SOMETHING_ELSE = 'something else';

/**
 * Whether any answers make a page, field or column show: tries all that its condition, and those of what it reads,
 * could tell apart, by the evaluation that forms themselves use.
 */
export const canShow = (node: Node, model: FormModel): boolean =>
  someAnswers([node], model, (shows) => shows(node)) ?? true;

/** Whether any answers make a field show while another one is hidden. */
export const canShowWithout = (node: FieldModel, other: FieldModel, model: FormModel): boolean =>
  someAnswers([node, other], model, (shows) => shows(node) && !shows(other)) ?? false;

/** Whether any answers make `isSo` true of what shows with them; undefined where there are too many to try. */
function someAnswers(
  looked: readonly Node[],
  model: FormModel,
  isSo: (shows: (node: Node) => boolean) => boolean,
): boolean | undefined {
  const nodes = new Set(looked.flatMap((node) => [...reachedFrom(node)]));
  const asked = [...nodes].flatMap((each) => sourceFields(each));
  const fields = [...new Set(asked)].map((field) => ({ field, answers: answersOf(field, nodes) }));
  const combinations = fields.reduce((product, { answers }) => product * answers.length, 1);
  if (combinations > MOST_COMBINATIONS) return undefined;

  const inOrder = [...nodes].filter((each) => !isColumn(each)).sort((one, other) => one.rank - other.rank);
  const part: FormModel = { ...model, nodes: new Map(inOrder.map((each) => [each.key, each])) };
  for (let at = 0; at < combinations; at++) {
    const answered = combination(fields, at);
    if (isSo((node) => showsWith(node, part, answered))) return true;
  }
  return false;
}

interface Answered {
  field: FieldModel;
  answer: unknown;
}

/** The combination of that number: each field's answer by one digit of it. */
function combination(
  fields: readonly { field: FieldModel; answers: readonly unknown[] }[],
  number: number,
): Answered[] {
  let rest = number;
  return fields.map(({ field, answers }) => {
    const answer = answers[rest % answers.length];
    rest = Math.floor(rest / answers.length);
    return { field, answer };
  });
}

function showsWith(node: Node, model: FormModel, answered: readonly Answered[]): boolean {
  const record = (of: readonly Answered[]): Values =>
    Object.fromEntries(of.map(({ field, answer }) => [field.name, answer]));
  const ofPages = answered.filter(({ field }) => !field.table);
  const values: FormValues = Object.fromEntries(
    model.pages.map((page) => [page.key, record(ofPages.filter(({ field }) => field.page === page))]),
  );
  const outside = { values, holding: holdingIn(model, values, TODAY), today: TODAY };
  if (!('page' in node)) return outside.holding.has(node.key);
  if (!node.table) return isShown(outside.holding, node);
  const row = record(answered.filter(({ field }) => field.table === node.table));
  return (
    isShown(outside.holding, node.table) && readingOfRow(node.table, row, outside).row?.holding.has(node.key) === true
  );
}

const isColumn = (node: Node) => 'page' in node && node.table !== undefined;

const sourceFields = ({ show, reads }: Node): FieldModel[] =>
  show ? sourcesOf(show).flatMap((name) => reads.get(name)?.field ?? []) : [];

/** A node, what it stands in, and whatever their conditions read, directly or through others. */
function reachedFrom(node: Node): Set<Node> {
  const reached = new Set<Node>();
  const follow = (next: Node) => {
    if (reached.has(next)) return;
    reached.add(next);
    if ('page' in next) {
      follow(next.page);
      if (next.table) follow(next.table);
    }
    sourceFields(next).forEach(follow);
  };
  follow(node);
  return reached;
}

/** A field's answers that the conditions of these nodes could tell apart. */
function answersOf(field: FieldModel, nodes: ReadonlySet<Node>): unknown[] {
  const { type, readonly, value, options, api } = field.definition;
  if (readonly) return [value];
  if (!keepsAnswer(field.definition)) return [undefined];

  const { wanted, lengths, parts } = lookedFor(field, nodes);
  if (type === 'leadOrigins') return [undefined, ...leadOrigins(parts)];
  if (isOne(yesOrNo, type)) return [undefined, true, false];
  if (isOne(rows, type)) return [undefined, [], ...lengths.map((length) => Array.from({ length }, () => ({})))];

  const written = api || !options?.length ? undefined : options.map((option) => readOption(option).value);
  const isWanted = (each: unknown) => wanted.some((one) => String(one) === String(each));
  const other = written ? written.find((each) => !isWanted(each)) : SOMETHING_ELSE;
  const possible = [
    ...(written ? written.filter(isWanted) : wanted.filter((each) => each !== null)),
    ...(other === undefined ? [] : [other]),
  ];
  if (isOne(manyChoices, type)) return subsets(possible);
  const long = written ? [] : lengths.map((length) => 'x'.repeat(length));
  return [undefined, ...possible, ...long, ...(type === 'date' ? BIRTHDAYS : [])];
}

/** What is looked for in a field's answer: values, lengths, and values of its parts. */
function lookedFor(field: FieldModel, nodes: ReadonlySet<Node>) {
  const wanted: Scalar[] = [];
  const lengths: number[] = [1];
  const parts: Record<string, Scalar[]> = {};
  for (const { show, reads } of nodes) {
    for (const comparison of show ? comparisonsIn(show, visaComparisons) : []) {
      const source = reads.get(comparison.field);
      if (source?.field !== field) continue;
      const { wanted: values, below } = wantedBy(comparison);
      const numbers = below === undefined ? [] : [below - 1, below];
      const [part] = source.path;
      if (part === undefined) wanted.push(...values, ...numbers);
      else if (part === 'length') lengths.push(...[...values, ...numbers].map(Number).filter(isLength));
      else parts[part] = [...(parts[part] ?? []), ...values];
    }
  }
  return { wanted: [...new Set(wanted)], lengths: [...new Set(lengths)], parts };
}

const isLength = (number: number) => Number.isInteger(number) && number >= 0 && number <= 1_000;

const leadOrigins = ({ leadOrigin = [], leadOriginMeta = [] }: Record<string, Scalar[]>) =>
  [SOMETHING_ELSE, ...leadOrigin].flatMap((origin) =>
    [SOMETHING_ELSE, ...leadOriginMeta].map((meta) => ({ leadOrigin: origin, leadOriginMeta: meta })),
  );

/** Every choice of some of these, of the first few only where there are many. */
function subsets(all: readonly unknown[]): unknown[][] {
  const few = all.slice(0, 8);
  return Array.from({ length: 2 ** few.length }, (_, chosen) => few.filter((_each, at) => (chosen >> at) & 1));
}
