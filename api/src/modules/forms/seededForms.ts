import { newForm } from '@forms/shared/contract';
import { checkedBy, lintForm, writtenForm } from '@forms/shared/contract/definitions';
import { contentFile, contentFiles, wrong } from '../../platform/content/contentFile';
import { jsonOf } from '../../platform/content/jsonOf';
import { ownLists } from './options/ownLists';
import { seededTerms } from './seededTerms';
import { seededTranslations } from './seededTranslations';
import type { SeededForm } from './storedForms';

/** A file's form, its slug the file's name. */
const seededForm = newForm.extend({ json: writtenForm });

let known: readonly SeededForm[] | undefined;

/** The forms that a new site begins with: each a file, called by its slug. */
export function seededForms(): readonly SeededForm[] {
  known ??= contentFiles('forms', '.json').map((file) => {
    const form = { slug: file.name, ...(jsonOf(file) as Omit<SeededForm, 'slug'>) };
    return { ...form, json: { ...form.json, translations: seededTranslations(form.json) } };
  });
  return known;
}

/** Throws where one can't work as its file says it. */
export function checkSeededForm(form: SeededForm): void {
  const read = checkedBy(seededForm, form);
  const references = { terms: seededTerms(), lists: [...ownLists] };
  const errors =
    'data' in read ? lintForm(read.data.json, references).filter(({ severity }) => severity === 'error') : read.errors;
  if (errors.length > 0) throw wrong(contentFile(`forms/${form.slug}.json`), undefined, errors);
}
