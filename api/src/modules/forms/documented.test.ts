import { readFileSync } from 'node:fs';
import { documentsAskedBy, feesOf, newForm } from '@forms/shared/contract';
import { checkDefinition, lintForm } from '@forms/shared/contract/definitions';
import { formsPage, formsPageFile } from './namesPage';
import { ownLists } from './options/ownLists';
import { seededTerms } from './seededTerms';

const page = readFileSync(formsPageFile, 'utf8');
const references = { terms: seededTerms(), lists: [...ownLists] };

/** The example under a heading. */
const documented = (heading: string): unknown =>
  JSON.parse(new RegExp(`\n## ${heading}\n[\\s\\S]*?\`\`\`json\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '');

test('The form that the documentation begins with can be saved as it stands, and nothing is odd in it.', () => {
  const form = newForm.parse({ slug: 'open-day', title: 'Open day', json: documented('A worked example') });
  expect(lintForm(form.json, references)).toEqual([]);
});

test('The documentation lists the upload kinds, terms, lists and autocomplete values that there are: `npm run form-names` writes it.', () => {
  expect(page).toBe(formsPage());
});

test('The page with fees that the documentation shows charges what it says.', () => {
  const asked = {
    name: 'course',
    title: 'Course',
    fields: [
      { name: 'place', type: 'multi-radio', label: 'Place', options: ['week', 'day'] },
      { name: 'dateOfBirth', type: 'date', label: 'Date of birth' },
      { name: 'lunches', type: 'input', label: 'Lunches', validation: { numeric: true } },
    ],
  };
  const json = { header: { title: 'Revision' }, pages: [asked, documented('Fees')] };
  const form = newForm.parse({ slug: 'revision', title: 'Revision', json });
  expect(lintForm(form.json, references)).toEqual([]);
  const answers = [{ name: 'course', values: { place: 'week', dateOfBirth: '2000-02-29', lunches: '2' } }];
  expect(feesOf(form.json, answers, '2026-11-23')?.items.map(({ cost, type }) => [cost, type])).toEqual([
    [49_500, 'supp'],
    [32_000, 'other'],
    [1700, 'other'],
  ]);
});

test('The documents that the documentation shows are asked for as it says.', () => {
  const { header, pages } = newForm.parse({ slug: 'x', title: 'x', json: documented('A worked example') }).json;
  const { form, findings } = checkDefinition({ header, pages, documents: documented('Documents') });
  expect(findings).toEqual([]);
  const asked = (dateOfBirth: string) =>
    documentsAskedBy(form ?? { header, pages }, [{ name: 'you', values: { dateOfBirth } }], '2026-11-22');
  expect(asked('2000-01-01').map(({ name }) => name)).toEqual(['photo-id']);
  expect(asked('2012-01-01').map(({ name }) => name)).toEqual(['photo-id', 'consent']);
});
