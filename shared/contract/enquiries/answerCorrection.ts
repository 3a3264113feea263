import * as z from '@forms/shared/platform/zod';
import { candidateLabels } from '../candidates/candidate';
import type { FieldError } from '../errors';
import { isEmpty, own } from '../forms/answers';
import { enteredExams } from '../forms/entered';
import type { FieldDefinition } from '../forms/field';
import { answerKindOf } from '../forms/fieldTypes';
import { MAX_PAGES, type PageAnswers, pageAnswers } from '../forms/form';
import { type FieldModel, type FormModel, labelOf, modelOf } from '../forms/model';
import { HIDDEN } from '../forms/rules';
import { errorsOf, hasAnswer, payloadOf } from '../forms/submission';
import { type AnswerScope, type FormValues, isShown, valueToMatch, visibilityIn } from '../forms/visibility';
import { billTo } from '../payments/billTo';
import { feesOf } from '../payments/fees';
import { type InvoiceItem, isDraft } from '../payments/invoice';
import { rowVersion } from '../rowVersion';
import type { Enquiry } from './enquiry';

/** Answers of an enquiry as they are to be, over the `version` of them that was seen, and why. With `revokesLinks` the private links that were sent before open nothing any more. */
export const newAnswers = z.strictObject({
  version: rowVersion,
  pages: z.array(pageAnswers).max(MAX_PAGES),
  reason: z.string().trim().min(1, 'A reason is needed').max(500, 'At most 500 letters'),
  revokesLinks: z.boolean().optional(),
});

type Answered = Pick<Enquiry, 'definition' | 'pages' | 'submittedAt' | 'invoiceId' | 'invoiceStatus'>;

/** The day by which the answers of an enquiry are read: what was right on the day it came is right still. */
export const answeredOn = ({ submittedAt }: Pick<Enquiry, 'submittedAt'>): string => submittedAt.slice(0, 10);

/** What was asked, and what is answered before and after a correction; undefined where nothing is. */
export interface CorrectedAnswer {
  page: string;
  field: FieldDefinition;
  before: unknown;
  after: unknown;
}

/** Why staff do not correct an answer with the form, and where it is done; undefined of those that they do. */
export function whyFixed(enquiry: Answered, { page, name, definition }: FieldModel): string | undefined {
  const kind = answerKindOf(definition.type);
  if (kind === 'exams') return 'Exams are amended and withdrawn among the exam entries.';
  if (kind === 'files') return 'Files are added and taken away among the files of this enquiry.';
  if (definition.type === 'privacy') return 'Only whoever applied can agree to terms.';
  if (Object.hasOwn(candidateLabels, name) && enteredExams(enquiry.definition, enquiry.pages).length > 0) {
    return 'Boards are told of it: correct the candidate among the exam entries.';
  }
  const isOut = enquiry.invoiceId !== null && enquiry.invoiceStatus !== null && !isDraft(enquiry.invoiceStatus);
  return isOut && isOnDocuments(enquiry.pages, page.key, name) ? 'A document that is out says it.' : undefined;
}

/** Whether whom an invoice goes to is made of this answer. */
function isOnDocuments(pages: readonly PageAnswers[], page: string, field: string): boolean {
  const other = pages.map((each) =>
    each.name === page ? { ...each, values: { ...each.values, [field]: '\u2026' } } : each,
  );
  const said = (answers: readonly PageAnswers[]) => {
    const { name, address, candidate } = billTo(answers);
    return JSON.stringify([name, address, candidate]);
  };
  return said(other) !== said(pages);
}

/**
 * The answers of an enquiry with those in `given` in their place: by the rules of its form, as on the day on which it came.
 * What was answered before and stays is not checked again, and what staff do not correct stays. Only what is `changed` is
 * another in `pages`, or hidden by it.
 */
export function correctAnswers(
  enquiry: Answered,
  given: readonly PageAnswers[],
): { errors: FieldError[]; pages: PageAnswers[]; changed: CorrectedAnswer[] } {
  const model = modelOf(enquiry.definition);
  const day = answeredOn(enquiry);
  const before = scopeOf(model, valuesOf(enquiry.pages), day);
  const after = matched(model, scopeOf(model, withFixed(model, enquiry, given), day));
  const [was, is] = [before, after].map((scope) => valuesOf(payloadOf(model, scope)));
  const differing = fieldsOf(model)
    .filter(({ definition }) => hasAnswer(definition))
    .map((field) => ({ field, before: answerIn(was, field), after: answerIn(is, field) }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
  const pages = withChanged(model, enquiry.pages, differing, { before, after });
  const isChecked = (field: FieldModel) =>
    isShown(after.visibility, field) &&
    field.compares === undefined &&
    whyFixed(enquiry, field) === undefined &&
    (differing.some((each) => each.field === field) || !isShown(before.visibility, field));
  const errors = fieldsOf(model)
    .filter(isChecked)
    .flatMap((field) =>
      errorsOf(field, own(own(after.values, field.page.key), field.name), after).map((error) => ({
        page: field.page.key,
        ...error,
      })),
    );
  const fees = feesOf(enquiry.definition, pages, day)?.errors ?? [];
  return {
    errors: [...errors, ...fees, ...lostExams(differing)],
    pages,
    changed: differing.map(({ field, ...answers }) => ({
      ...{ page: field.page.key, field: field.definition, ...answers },
    })),
  };
}

/** What a form's own fees ask more of corrected answers, or less where it is below zero, a line each. */
export function priceChanges(
  enquiry: Answered,
  pages: readonly PageAnswers[],
): (Pick<InvoiceItem, 'description' | 'type' | 'accountId'> & { amount: number })[] {
  const [was, is] = [enquiry.pages, pages].map(
    (answers) =>
      new Map((feesOf(enquiry.definition, answers, answeredOn(enquiry))?.items ?? []).map((item) => [item.id, item])),
  );
  return [...new Map([...(was ?? []), ...(is ?? [])]).values()]
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
    .map((item) => ({ ...item, amount: (is?.get(item.id)?.cost ?? 0) - (was?.get(item.id)?.cost ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}

interface Differing {
  field: FieldModel;
  before: unknown;
  after: unknown;
}

const fieldsOf = ({ pages }: FormModel) => pages.flatMap(({ fields }) => fields);
const valuesOf = (pages: readonly PageAnswers[]): FormValues =>
  Object.fromEntries(pages.map(({ name, values }) => [name, values]));
const scopeOf = (model: FormModel, values: FormValues, today: string): AnswerScope => ({
  ...{ values, today },
  visibility: visibilityIn(model, values, today),
});

function answerIn(values: FormValues | undefined, { page, name }: FieldModel): unknown {
  const answer = own(own(values, page.key), name);
  return isEmpty(answer) ? undefined : answer;
}

/** Answers as they are given, with those that staff do not correct as they are stored. */
function withFixed(model: FormModel, enquiry: Answered, given: readonly PageAnswers[]): FormValues {
  const stored = valuesOf(enquiry.pages);
  const values = Object.fromEntries(given.map((page) => [page.name, { ...page.values }]));
  for (const field of fieldsOf(model)) {
    const isFixed = field.compares !== undefined || whyFixed(enquiry, field) !== undefined;
    const page = values[field.page.key];
    if (isFixed && page) page[field.name] = own(own(stored, field.page.key), field.name);
  }
  return values;
}

/** What repeats another answer follows it. */
function matched(model: FormModel, scope: AnswerScope): AnswerScope {
  const values = Object.fromEntries(Object.entries(scope.values).map(([page, record]) => [page, { ...record }]));
  for (const field of fieldsOf(model).filter(({ compares }) => compares !== undefined)) {
    const wanted = valueToMatch(field, scope);
    const page = values[field.page.key];
    if (page && wanted !== HIDDEN && !isEmpty(page[field.name])) page[field.name] = wanted;
  }
  return { ...scope, values };
}

/** What is stored, with what differs in its place; pages that are not asked any more go, those that are come. */
function withChanged(
  { pages: asked }: FormModel,
  stored: readonly PageAnswers[],
  differing: readonly Differing[],
  { before, after }: Record<'before' | 'after', AnswerScope>,
): PageAnswers[] {
  const pages = new Map(stored.map(({ name, values }) => [name, { ...values }]));
  for (const { key } of asked) {
    if (after.visibility.has(key)) pages.set(key, pages.get(key) ?? {});
    else if (before.visibility.has(key)) pages.delete(key);
  }
  for (const { field, after: answer } of differing) {
    const values = pages.get(field.page.key);
    if (!values) continue;
    if (answer === undefined) delete values[field.name];
    else values[field.name] = answer;
  }
  const places = asked.map(({ key }) => key);
  return [...pages]
    .map(([name, values]) => ({ name, values }))
    .sort((one, other) => places.indexOf(one.name) - places.indexOf(other.name));
}

/** What would hide exams that are entered for is refused where it is answered. */
function lostExams(differing: readonly Differing[]): FieldError[] {
  const exams = differing.find(({ field }) => answerKindOf(field.definition.type) === 'exams');
  const cause = differing.find(({ field }) => answerKindOf(field.definition.type) !== 'exams');
  if (!exams || !cause) return [];
  const { page, name } = cause.field;
  const asked = labelOf(exams.field.definition) || exams.field.name;
  const message = `“${asked}” would not be asked any more. Please withdraw the exam entries first.`;
  return [{ page: page.key, field: name, message }];
}
