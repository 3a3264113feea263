import type { FieldDefinition } from '../field';
import type { Finding, FormDefinition, PageDefinition } from '../form';
import { modelOf } from '../model';
import { lintConditions } from './conditions';
import { lintProperties } from './properties';
import { lintRules } from './rules';

/**
 * What is legal in a definition but wrong, by its path: names that lead nowhere, circles, what can never show, rules
 * and properties that do not fit their type. An `error` can't work as it is written, a `warning` is hardly meant.
 */
export function lintForm(form: FormDefinition): Finding[] {
  const doubles = [
    ...doubled(form.pages, 'pages', 'page'),
    ...form.pages.flatMap((page, at) => doubledFields(page.fields, `pages.${at}.fields`)),
  ];
  return [
    ...doubles,
    ...form.pages.flatMap((page, at) => lintPage(page, `pages.${at}`, at === form.pages.length - 1)),
    // Of two things with one name nobody can say which a condition reads.
    ...(doubles.length > 0 ? [] : lintConditions(modelOf(form))),
  ];
}

function lintPage({ fields, invoice }: PageDefinition, path: string, isLast: boolean): Finding[] {
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], message: string) => findings.push({ path, severity, message });
  if (invoice && !isLast) find('error', 'The invoice is the last page: nothing can come after it');
  if (invoice && fields.length > 0) find('error', 'An invoice page asks nothing: its fields never show');
  if (!invoice && fields.length === 0) find('warning', 'The page asks nothing');
  return [...findings, ...fields.flatMap((field, at) => lintField(field, `${path}.fields.${at}`))];
}

function lintField(field: FieldDefinition, path: string): Finding[] {
  const columns = field.fields ?? [];
  return [
    ...lintProperties(field, path),
    ...lintRules(field, path),
    ...columns.flatMap((column, at): Finding[] => {
      const place = `${path}.fields.${at}`;
      if (column.type !== 'form') return lintField(column, place);
      return [{ path: place, severity: 'error', message: 'A sub-table can’t stand in another one' }];
    }),
  ];
}

const doubledFields = (fields: readonly FieldDefinition[], path: string): Finding[] => [
  ...doubled(fields, path, 'field'),
  ...fields.flatMap((field, at) => doubledFields(field.fields ?? [], `${path}.${at}.fields`)),
];

const doubled = (named: readonly { name: string }[], path: string, what: string): Finding[] =>
  named.flatMap(({ name }, at) =>
    named.findIndex((other) => other.name === name) < at
      ? [{ path: `${path}.${at}.name`, severity: 'error', message: `There is another ${what} “${name}”` }]
      : [],
  );
