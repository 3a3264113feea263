import type { FormDefinition, PageAnswers } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';

/** Writes down that an application accepted terms, in the version that stands; one that it has accepted already stays as it was. */
export async function acceptTerms(trx: Trx, enquiryId: string, slug: string, acceptedAt: string): Promise<void> {
  await trx
    .insertInto('termsAcceptances')
    .columns(['enquiryId', 'slug', 'version', 'acceptedAt'])
    .expression((of) =>
      of
        .selectFrom('terms')
        .select(({ val }) => [val(enquiryId).as('enquiryId'), 'slug', 'version', val(acceptedAt).as('acceptedAt')])
        .where('slug', '=', slug),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The terms that were agreed to in the answers of a form, by fields that show them and no words of their own. */
export const termsAgreed = ({ pages }: FormDefinition, answers: readonly PageAnswers[]): string[] => [
  ...new Set(
    pages.flatMap(({ name, fields }) => {
      const values = answers.find((each) => each.name === name)?.values ?? {};
      return fields.flatMap((field) =>
        field.type === 'privacy' && field.slug && field.html === undefined && values[field.name] === true
          ? [field.slug]
          : [],
      );
    }),
  ),
];
