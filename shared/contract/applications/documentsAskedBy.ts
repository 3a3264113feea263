import type { AskedDocument } from '../forms/askedDocument';
import { holds } from '../forms/conditions';
import { fieldNamed } from '../forms/fieldNamed';
import type { FormDefinition, PageAnswers } from '../forms/form';
import { modelOf, type PageModel } from '../forms/model';
import { valueFor, visibilityIn } from '../forms/visibility';

/** The documents that a form asks for after these answers, in its order. `today` is `YYYY-MM-DD`: the day of the submission. */
export function documentsAskedBy(
  definition: FormDefinition,
  answers: readonly PageAnswers[],
  today: string,
): AskedDocument[] {
  const { documents = [] } = definition;
  if (documents.length === 0) return [];
  const model = modelOf(definition);
  const values = Object.fromEntries(answers.map((page) => [page.name, page.values]));
  const reading = { values, visibility: visibilityIn(model, values, today), today };
  const read = (name: string) => {
    const source = fieldNamed(name, model.pages);
    return source && valueFor({ ...behindAll, reads: new Map([[name, source]]) }, name, reading);
  };
  return documents.filter(({ show }) => show === undefined || holds(show, read, today));
}

/** Where a document's condition reads from: behind every page. */
const behindAll: PageModel = {
  key: '',
  show: undefined,
  reads: new Map(),
  rank: Number.POSITIVE_INFINITY,
  definition: { name: '', title: '', fields: [] },
  fields: [],
};
