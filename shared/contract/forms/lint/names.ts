import type { FieldDefinition } from '../field';
import type { Finding, FormDefinition, PageDefinition } from '../form';
import type { FieldModel, FormModel } from '../model';
import { labelOf } from '../model';
import { hasAnswer } from '../submission';
import type { Reach } from './reach';
import { headings, isOne } from './types';

/** Names that two have, or that differ by capitals only, and titles that are empty or stand twice. */
export function lintNames({ header, pages }: FormDefinition): Finding[] {
  const findings: Finding[] = [];
  if (isBlank(header.title))
    findings.push({ path: 'header.title', severity: 'warning', message: 'The form has no title' });
  const titles = new Set<string>();
  for (const [at, { title }] of pages.entries()) {
    const find = (message: string) => findings.push({ path: `pages.${at}.title`, severity: 'warning', message });
    if (isBlank(title)) find('The page has no title: its heading is empty');
    else if (titles.has(folded(title))) find(`Another page is called “${title}” too: nobody can tell them apart`);
    titles.add(folded(title));
  }
  return [
    ...findings,
    ...doubled(pages, 'pages', 'page'),
    ...pages.flatMap(({ fields }, at) => doubledFields(fields, `pages.${at}.fields`)),
  ];
}

const isBlank = (text: string) => text.trim() === '';
const folded = (text: string) => text.trim().toLowerCase();

const doubledFields = (fields: readonly FieldDefinition[], path: string): Finding[] => [
  ...doubled(fields, path, 'field'),
  ...fields.flatMap((field, at) => doubledFields(field.fields ?? [], `${path}.${at}.fields`)),
];

function doubled(named: readonly { name: string }[], path: string, what: string): Finding[] {
  const known = new Set<string>();
  const byLetters = new Map<string, string>();
  return named.flatMap(({ name }, at): Finding[] => {
    const like = byLetters.get(name.toLowerCase());
    const isDouble = known.has(name);
    known.add(name);
    byLetters.set(name.toLowerCase(), like ?? name);
    const place = `${path}.${at}.name`;
    if (isDouble) return [{ path: place, severity: 'error', message: `There is another ${what} “${name}”` }];
    if (like === undefined) return [];
    const message = `“${like}” and “${name}” differ by capitals only: they are two names, and easily confused`;
    return [{ path: place, severity: 'warning', message }];
  });
}

/** The same form with a name of its own for each page and field: of several of one name, the first keeps it. */
export const withOwnNames = (form: FormDefinition): FormDefinition => ({
  ...form,
  pages: renamed(form.pages.map((page): PageDefinition => ({ ...page, fields: renamedFields(page.fields) }))),
});

const renamedFields = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  renamed(fields.map((field) => (field.fields ? { ...field, fields: renamedFields(field.fields) } : field)));

function renamed<T extends { name: string }>(named: readonly T[]): T[] {
  const known = new Set<string>();
  return named.map((each, at) => {
    if (known.has(each.name)) return { ...each, name: `${each.name} ${at}` };
    known.add(each.name);
    return each;
  });
}

/** A question is compared with so many before it that have its label. */
const MOST_ALIKE = 20;

/** Questions under one heading that have one label and can be seen at once. */
export const lintLabels = ({ pages }: FormModel, reach: Reach): Finding[] =>
  pages.flatMap(({ fields }, at) => sameLabels(fields, `pages.${at}`, reach));

function sameLabels(fields: readonly FieldModel[], path: string, reach: Reach): Finding[] {
  let asked = new Map<string, FieldModel[]>();
  return fields.flatMap((field, at): Finding[] => {
    if (isOne(headings, field.definition.type)) asked = new Map();
    const place = `${path}.fields.${at}`;
    const within = sameLabels(field.columns, place, reach);
    const label = labelOf(field.definition);
    if (isBlank(label) || !hasAnswer(field.definition)) return within;
    const others = asked.get(folded(label)) ?? [];
    asked.set(folded(label), [...others, field].slice(-MOST_ALIKE));
    if (!others.some((other) => reach.canShowBoth(field, other))) return within;
    const message = `Another question is labelled “${label}” too: nobody can tell them apart`;
    return [{ path: place, severity: 'warning', message }, ...within];
  });
}
