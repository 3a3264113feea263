import type { Condition, Scalar } from '../condition';
import { holds } from '../conditions';
import { answerKindOf } from '../fieldTypes';
import type { Values } from '../form';
import type { FieldModel, FormModel, PageModel } from '../model';
import { readOption } from '../options';
import { hasAnswer } from '../submission';
import { isShown, readingOfRow, visibilityIn } from '../visibility';
import { comparisonsIn, visaComparisons, wantedBy } from './comparisons';
import { sourceFields } from './places';
import { isOne, manyChoices, rows, yesOrNo } from './types';

type Node = PageModel | FieldModel;

/** What may show with what. Where it would take too long to find out, the answer is the one of which nothing is told. */
export interface Reach {
  /** Whether any answers make a page, field or column show. */
  canShow(node: Node): boolean;
  /** Whether any answers make a field show while another one is hidden. */
  canShowWithout(node: FieldModel, other: FieldModel): boolean;
  /** Whether any answers make two fields of a page or table show at once. */
  canShowBoth(node: FieldModel, other: FieldModel): boolean;
}

/** More answers than this are not put to one question, and not to all of a form's: it is linted while somebody types. */
const MOST_TRIES = 2_000;
const MOST_TRIES_OF_FORM = 6_000;
/** What waits for more fields than these is not looked into. */
const MOST_SOURCES = 12;
/** A day on which one of these two birthdays is a child's and the other an adult's. */
const TODAY = '2026-01-01';
const BIRTHDAYS = ['1980-01-01', '2020-01-01'];
const SOMETHING_ELSE = 'something else';

/**
 * Finds out what may show: tries the answers that conditions, and those of what they read, could tell apart, by the
 * evaluation that forms themselves use.
 */
export function reachIn(model: FormModel): Reach {
  let left = MOST_TRIES_OF_FORM;
  const known = new Map<string, boolean>();

  /** Whether any answers make all of these show, and be so; undefined where that was not found out. */
  function someAnswers(looked: readonly Node[], shown: readonly Node[], isSo: (shows: Shows) => boolean) {
    const nodes = left > 0 ? reachedFrom(looked) : undefined;
    if (!nodes) return undefined;
    const asked = new Set([...nodes].flatMap(sourceFields));
    const questions = [...asked].map((field) => ({ field, answers: answersOf(field, nodes) }));
    const part = partOf(model, nodes);
    let tries = Math.min(MOST_TRIES, left);

    const answered = new Map<FieldModel, unknown>();
    /** Tries the answers to the questions from `at` on, given those before. */
    const tryFrom = (at: number): boolean | undefined => {
      const question = questions[at];
      if (!question) return isSo((node) => showsWith(node, part, answered));
      for (const answer of question.answers) {
        left -= 1;
        tries -= 1;
        if (tries < 0) return undefined;
        answered.set(question.field, answer);
        if (!shown.every((node) => mayShow(node, answered))) continue;
        const found = tryFrom(at + 1);
        if (found !== false) return found;
      }
      answered.delete(question.field);
      return false;
    };
    return tryFrom(0);
  }

  function canShow(node: Node): boolean {
    const key = whereAndWhen(node);
    const can = known.get(key) ?? someAnswers([node], [node], (shows) => shows(node)) ?? true;
    known.set(key, can);
    return can;
  }

  return {
    canShow,
    canShowWithout: (node, other) =>
      !showsWherever(other, node) &&
      (someAnswers([node, other], [node], (shows) => shows(node) && !shows(other)) ?? false),
    canShowBoth(node, other) {
      if (showsWherever(other, node)) return canShow(node);
      if (showsWherever(node, other)) return canShow(other);
      return someAnswers([node, other], [node, other], (shows) => shows(node) && shows(other)) ?? false;
    },
  };
}

type Shows = (node: Node) => boolean;

/** The same of fields that stand in one place and have one condition: all of them can show, or none. */
const whereAndWhen = (node: Node) =>
  'page' in node ? `${(node.table ?? node.page).key} ${JSON.stringify(node.show)}` : node.key;

/** Whether a field has no condition that another one in the same place has not. */
const showsWherever = (node: FieldModel, other: FieldModel) =>
  node.page === other.page &&
  node.table === other.table &&
  (node.show === undefined || JSON.stringify(node.show) === JSON.stringify(other.show));

/** As much of a form as the evaluation of these needs. */
function partOf(model: FormModel, nodes: ReadonlySet<Node>): FormModel {
  const inOrder = [...nodes].filter((each) => !isColumn(each)).sort((one, other) => one.rank - other.rank);
  return { ...model, nodes: new Map(inOrder.map((each) => [each.key, each])) };
}

/** Whether a node might still show, whatever the questions that were not put yet are answered. */
function mayShow(node: Node, answered: ReadonlyMap<FieldModel, unknown>, waiting: readonly Node[] = []): boolean {
  // What goes round in a circle is told of as such.
  if (waiting.includes(node)) return true;
  const conditional = 'page' in node ? [node, node.page] : [node];
  return conditional.every(({ show, reads }) => {
    if (show === undefined) return true;
    return outcomes(show, (name) => {
      const source = reads.get(name);
      if (!source || source.path.length > 0 || !answered.has(source.field)) return undefined;
      const answer = answered.get(source.field);
      return mayShow(source.field, answered, [...waiting, node]) ? [answer, undefined] : [undefined];
    }).yes;
  });
}

/** Whether a condition may come out as true, and as false, where some fields can read as a few values only. */
function outcomes(
  condition: Condition,
  read: (name: string) => readonly unknown[] | undefined,
): { yes: boolean; no: boolean } {
  const within = (part: Condition) => outcomes(part, read);
  const all = (parts: readonly Condition[]) => {
    const each = parts.map(within);
    return { yes: each.every(({ yes }) => yes), no: each.some(({ no }) => no) };
  };
  if (Array.isArray(condition)) return all(condition);
  const { all: every, any, not } = condition as Record<'all' | 'any' | 'not', unknown>;
  if ('needVisa' in condition) return { yes: true, no: true };
  if (!('field' in condition)) {
    if (Array.isArray(every)) return all(every);
    if (Array.isArray(any)) {
      const each = any.map(within);
      return { yes: each.some(({ yes }) => yes), no: each.every(({ no }) => no) };
    }
    if (typeof not === 'object' && not !== null) {
      const { yes, no } = within(not as Condition);
      return { yes: no, no: yes };
    }
    return all(comparisonsIn(condition));
  }
  const values = read(String(condition.field));
  if (!values) return { yes: true, no: true };
  const results = values.map((value) => holds(condition, () => value, TODAY));
  return { yes: results.includes(true), no: results.includes(false) };
}

function showsWith(node: Node, model: FormModel, answered: ReadonlyMap<FieldModel, unknown>): boolean {
  const values: Record<string, Values> = {};
  const row: Values = {};
  for (const [field, answer] of answered) {
    if (!field.table) values[field.page.key] = { ...values[field.page.key], [field.name]: answer };
    else if ('page' in node && field.table === node.table) row[field.name] = answer;
  }
  const scope = { values, visibility: visibilityIn(model, values, TODAY), today: TODAY };
  if (!('page' in node)) return scope.visibility.has(node.key);
  if (!node.table) return isShown(scope.visibility, node);
  return (
    isShown(scope.visibility, node.table) && readingOfRow(node.table, row, scope).row?.visibility.has(node.key) === true
  );
}

const isColumn = (node: Node) => 'page' in node && node.table !== undefined;

/** These, what they stand in, and whatever their conditions read, directly or through others; undefined where that is much. */
function reachedFrom(looked: readonly Node[]): Set<Node> | undefined {
  const reached = new Set<Node>(looked);
  const sources = new Set<FieldModel>();
  for (const node of reached) {
    if ('page' in node) {
      reached.add(node.page);
      if (node.table) reached.add(node.table);
    }
    for (const field of sourceFields(node)) {
      reached.add(field);
      sources.add(field);
      if (sources.size > MOST_SOURCES) return undefined;
    }
  }
  return reached;
}

/** A field's answers that the conditions of these nodes could tell apart. */
function answersOf(field: FieldModel, nodes: ReadonlySet<Node>): unknown[] {
  const { type, readonly, value, options, api } = field.definition;
  if (readonly) return [value];
  if (!hasAnswer(field.definition)) return [undefined];

  const { wanted, lengths, parts } = lookedFor(field, nodes);
  if (answerKindOf(type) === 'leadOrigin') return [undefined, ...leadOrigins(parts)];
  if (isOne(yesOrNo, type)) return [true, false, undefined];
  if (isOne(rows, type)) return [undefined, [], ...lengths.map((length) => Array.from({ length }, () => ({})))];

  const written = api || !options?.length ? undefined : options.map((option) => readOption(option).value);
  const texts = new Set(wanted.map(String));
  const isWanted = (each: unknown) => texts.has(String(each));
  const other = written ? written.find((each) => !isWanted(each)) : SOMETHING_ELSE;
  const possible = [
    ...(written ? written.filter(isWanted) : wanted.filter((each) => each !== null)),
    ...(other === undefined ? [] : [other]),
  ];
  if (isOne(manyChoices, type)) return subsets(possible);
  const long = written ? [] : lengths.map((length) => 'x'.repeat(length));
  return [...possible, ...long, ...(answerKindOf(type) === 'date' ? BIRTHDAYS : []), undefined];
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
