import { readFileSync } from 'node:fs';
import { newForm } from '@forms/shared/contract';
import { lintForm } from '@forms/shared/contract/definitions';
import { formsPage, formsPageFile } from './namesPage';
import { ownLists } from './options/ownLists';
import { seededTerms } from './seededTerms';

const page = readFileSync(formsPageFile, 'utf8');

test('The form that the documentation begins with can be saved as it stands, and nothing is odd in it.', () => {
  const json: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  const form = newForm.parse({ slug: 'open-day', title: 'Open day', json });
  expect(lintForm(form.json, { terms: [...seededTerms], lists: [...ownLists] })).toEqual([]);
});

test('The documentation lists the upload kinds, terms, lists and autocomplete values that there are: `npm run form-names` writes it.', () => {
  expect(page).toBe(formsPage());
});
