import { newForm } from '@forms/shared/contract';
import { checkedBy, lintForm, writtenForm } from '@forms/shared/contract/definitions';
import { contentFiles, wrong } from '../../platform/content/contentFile';
import { jsonOf } from '../../platform/content/jsonOf';
import { ownLists } from './options/ownLists';
import { seededTerms } from './seededTerms';
import { seededTranslations } from './seededTranslations';
import type { SeededForm } from './storedForms';

/** A file's form, its slug the file's name. */
const seededForm = newForm.extend({ json: writtenForm });

let known: readonly SeededForm[] | undefined;

/** The forms that a new site begins with: each a file, called by its slug. Throws where one can't work as it is written. */
export function seededForms(): readonly SeededForm[] {
  known ??= readForms();
  return known;
}

function readForms(): SeededForm[] {
  const references = { terms: seededTerms(), lists: [...ownLists] };
  return contentFiles('forms', '.json').map((file) => {
    const written = { slug: file.name, ...(jsonOf(file) as Omit<SeededForm, 'slug'>) };
    const form = { ...written, json: { ...written.json, translations: seededTranslations(written.json) } };
    const read = checkedBy(seededForm, form);
    const errors =
      'data' in read
        ? lintForm(read.data.json, references).filter(({ severity }) => severity === 'error')
        : read.errors;
    if (errors.length > 0) throw wrong(file, undefined, errors);
    // As it is written, with its names in their order: in another order it would be stored as another version.
    return form;
  });
}
