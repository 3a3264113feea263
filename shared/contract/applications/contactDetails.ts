import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { isEmpty, own } from '../forms/answers';
import { today } from '../forms/dates';
import type { FieldDefinition } from '../forms/field';
import { answerKindOf } from '../forms/fieldTypes';
import { type FormDefinition, MAX_PAGES, type PageAnswers, pageAnswers } from '../forms/form';
import { type FieldModel, type FormModel, modelOf } from '../forms/model';
import { askedRules } from '../forms/rules';
import { isShown, visibilityIn } from '../forms/visibility';
import { payerOf } from '../payments/payer';
import { rowVersion } from '../rowVersion';
import { applicationLink } from './applicationPage';

/** Contact details as they are to be, all that may be changed, and the version that was seen. */
export const contactChange = applicationLink.extend({
  version: rowVersion,
  pages: z.array(pageAnswers).max(MAX_PAGES),
});

/** The 409 to a change of other details than are stored: `version` and `pages` are as they are now. */
export const DETAILS_CHANGED = {
  word: 'details-changed',
  message: 'These details have been changed meanwhile. Please look at both before you save yours.',
} as const;
export const detailsChanged = errorAnswer.extend({
  error: z.literal(DETAILS_CHANGED.word),
  version: rowVersion,
  pages: z.array(pageAnswers),
});
export const DETAILS_NOT_OPEN = {
  word: 'not-open',
  message: 'These details cannot be changed here any more. Please write to us.',
} as const;

/** A telephone number, or a part of somebody's own address. */
function isContact(field: FieldDefinition): boolean {
  if (field.readonly || !['text', 'choice'].includes(answerKindOf(field.type) ?? '')) return false;
  const tokens = field.autocomplete?.toLowerCase().split(' ') ?? [];
  if (askedRules(field).has('phone') || tokens.includes('tel')) return true;
  return (
    !tokens.includes('billing') &&
    /(^| )(street-address|address-l\w+|postal-code|country(-name)?)$/.test(tokens.join(' '))
  );
}

/** Whether a condition, a fee or another field's rule reads this one: then more than itself would change with it. */
const isRead = ({ pages }: FormModel, field: FieldModel): boolean =>
  pages
    .flatMap((page) => [page, ...page.fields, ...page.fields.flatMap(({ columns }) => columns)])
    .some(({ reads }) => [...reads.values()].some((source) => source.field === field));

/** Whether the address of who pays is made of this answer. */
function isPayers(pages: readonly PageAnswers[], { page, name }: FieldModel): boolean {
  const other = pages.map((each) =>
    each.name === page.key ? { ...each, values: { ...each.values, [name]: '\u2026' } } : each,
  );
  return JSON.stringify(payerOf(other)) !== JSON.stringify(payerOf(pages));
}

/**
 * What of their answers whoever sent a form may change by themselves, as a form: the fields that show, with their rules
 * and without their conditions. Undefined where there is nothing. What an invoice says is not among them.
 */
export function contactForm(
  definition: FormDefinition,
  pages: readonly PageAnswers[],
  hasInvoice: boolean,
): FormDefinition | undefined {
  const model = modelOf(definition);
  const values = Object.fromEntries(pages.map((page) => [page.name, page.values]));
  const visibility = visibilityIn(model, values, today());
  const mayChange = (field: FieldModel) =>
    isContact(field.definition) &&
    isShown(visibility, field) &&
    field.compares === undefined &&
    !isRead(model, field) &&
    !(hasInvoice && isPayers(pages, field));
  const changeable = model.pages
    .map((page) => ({
      name: page.key,
      title: page.definition.title,
      fields: page.fields.filter(mayChange).map(({ definition: { show, ...field } }) => field),
    }))
    .filter(({ fields }) => fields.length > 0);
  return changeable.length > 0 ? { header: definition.header, pages: changeable } : undefined;
}

/** Of answers, those that a form asks for. */
export const answersTo = ({ pages }: FormDefinition, given: readonly PageAnswers[]): PageAnswers[] =>
  pages.map(({ name, fields }) => {
    const values = given.find((page) => page.name === name)?.values;
    const answered = fields.map((field) => [field.name, own(values, field.name)] as const);
    return { name, values: Object.fromEntries(answered.filter(([, value]) => !isEmpty(value))) };
  });

/** The fields of a form that are answered otherwise in one list of answers than in another, each with both. */
export function answeredOtherwise(
  { pages }: FormDefinition,
  one: readonly PageAnswers[],
  other: readonly PageAnswers[],
): { page: string; field: FieldDefinition; one: unknown; other: unknown }[] {
  const valueIn = (given: readonly PageAnswers[], page: string, { name }: FieldDefinition) => {
    const value = own(given.find((each) => each.name === page)?.values, name);
    return isEmpty(value) ? undefined : value;
  };
  return pages.flatMap(({ name, fields }) =>
    fields
      .map((field) => ({ page: name, field, one: valueIn(one, name, field), other: valueIn(other, name, field) }))
      .filter((each) => each.one !== each.other),
  );
}
