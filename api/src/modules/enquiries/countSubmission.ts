import { answerKindOf, campusOf, type PageAnswers, type StoredForm, today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';

/** Counts that a form was submitted: where for, and where whoever did so had heard of the college. */
export async function countSubmission(
  trx: Trx,
  { slug, json }: StoredForm,
  pages: readonly PageAnswers[],
): Promise<void> {
  const asked = json.pages.flatMap(({ name, fields }) =>
    fields.filter(({ type }) => answerKindOf(type) === 'leadOrigin').map((field) => ({ page: name, name: field.name })),
  );
  const [origin = null] = asked.flatMap(({ page, name }) => {
    const answer = pages.find((each) => each.name === page)?.values[name] as { leadOrigin?: string } | undefined;
    return answer?.leadOrigin ? [answer.leadOrigin] : [];
  });
  const campus = campusOf(pages) ?? null;
  await trx
    .insertInto('formSubmissions')
    .values({ id: newId(), on: today(), formSlug: slug, campus, origin })
    .execute();
}
