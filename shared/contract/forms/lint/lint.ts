import type { FieldDefinition } from '../field';
import type { Finding, FormDefinition, FormReferences, PageDefinition } from '../form';
import { modelOf } from '../model';
import { lintConditions } from './conditions';
import { documentMisfits } from './documentMisfits';
import { feeMisfits } from './feeMisfits';
import { lintLabels, lintNames, withOwnNames } from './names';
import { lintProperties } from './properties';
import { reachIn } from './reach';
import { lintReferences } from './references';
import { lintRules } from './rules';
import { lintOptionKeys, lintSubmitKeys } from './unreadKeys';

/**
 * What is legal in a definition but wrong, by its path: names that lead nowhere, circles, what can never show, rules that
 * exclude each other, rules and properties that do not fit their type, keys that nothing reads. An `error` can't work as
 * it is written, a `warning` is hardly meant. With `references`, also what the server has not.
 */
export function lintForm(form: FormDefinition, references?: FormReferences): Finding[] {
  // Of two things with one name the first is read, so that one error hides no other.
  const model = modelOf(withOwnNames(form));
  const reach = reachIn(model);
  return [
    ...lintNames(form),
    ...lintSubmitKeys(form),
    ...form.pages.flatMap((page, at) => lintPage(page, `pages.${at}`, at === form.pages.length - 1, references)),
    ...lintConditions(model, reach),
    ...lintLabels(model, reach),
    ...[...feeMisfits(form), ...documentMisfits(form)].map((misfit): Finding => ({ ...misfit, severity: 'error' })),
  ];
}

function lintPage(
  { fields, invoice }: PageDefinition,
  path: string,
  isLast: boolean,
  references: FormReferences | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], message: string) => findings.push({ path, severity, message });
  if (invoice && !isLast) find('error', 'The invoice is the last page: nothing can come after it');
  if (invoice && fields.length > 0) find('error', 'An invoice page asks nothing: its fields never show');
  if (!invoice && fields.length === 0) find('warning', 'The page asks nothing');
  return [...findings, ...fields.flatMap((field, at) => lintField(field, `${path}.fields.${at}`, references))];
}

function lintField(field: FieldDefinition, path: string, references: FormReferences | undefined): Finding[] {
  const columns = field.fields ?? [];
  return [
    ...lintProperties(field, path),
    ...lintOptionKeys(field, path),
    ...lintRules(field, path),
    ...(references ? lintReferences(field, path, references) : []),
    ...columns.flatMap((column, at): Finding[] => {
      const place = `${path}.fields.${at}`;
      if (column.type !== 'form') return lintField(column, place, references);
      return [{ path: place, severity: 'error', message: 'A sub-table can’t stand in another one' }];
    }),
  ];
}
