import { checkedBy } from '../../pathErrors';
import { own } from '../answers';
import type { FieldDefinition } from '../field';
import type { Finding, FormDefinition, FormReferences, PageDefinition } from '../form';
import { writtenForm } from '../writtenForm';
import { lintForm } from './lint';

/** A definition as somebody wrote it: `form` where it is one, and everything that is wrong with it. */
export interface CheckedDefinition {
  form: FormDefinition | undefined;
  findings: Finding[];
}

/**
 * Checks a definition by the schema and by the linter, in one go: of what the schema refuses in one field or page, the
 * linter still tells what is wrong in the others.
 */
export function checkDefinition(given: unknown, references?: FormReferences): CheckedDefinition {
  const read = checkedBy(writtenForm, given);
  if ('data' in read) return { form: read.data, findings: lintForm(read.data, references) };
  const errors = read.errors.map((error): Finding => ({ ...error, severity: 'error' }));
  const broken = new Set(errors.map(({ path }) => ownerOf(path)));
  const rest = checkedBy(writtenForm, withoutErrors(given, broken));
  const found = 'data' in rest ? lintForm(rest.data, references) : [];
  return { form: undefined, findings: [...errors, ...found.filter(({ path }) => !broken.has(ownerOf(path)))] };
}

/** The field that a path leads into, else the page, else the part of the form. */
const ownerOf = (path: string): string => /^pages\.\d+(\.fields\.\d+)*/.exec(path)?.[0] ?? path.split('.')[0] ?? '';

/** The definition with a plain stand-in for each part that is broken, so that names which lead to it still do. */
function withoutErrors(given: unknown, broken: ReadonlySet<string>): unknown {
  const pages = listIn(given, 'pages').map((page, at) => pageOr(page, `pages.${at}`, broken));
  return {
    header: broken.has('header') ? { title: 'Form' } : own(given, 'header'),
    pages,
    ...Object.fromEntries(
      ['submit', 'documents']
        .filter((part) => own(given, part) !== undefined && !broken.has(part))
        .map((part) => [part, own(given, part)]),
    ),
  };
}

function pageOr(page: unknown, path: string, broken: ReadonlySet<string>): unknown {
  const fields = listIn(page, 'fields').map((field, at) => fieldOr(field, `${path}.fields.${at}`, broken));
  if (!broken.has(path)) return { ...(page as PageDefinition), fields };
  return { name: nameIn(page, path), title: path, fields };
}

function fieldOr(field: unknown, path: string, broken: ReadonlySet<string>): unknown {
  const columns = own(field, 'fields');
  const fields = Array.isArray(columns)
    ? { fields: columns.map((column, at) => fieldOr(column, `${path}.fields.${at}`, broken)) }
    : {};
  if (!broken.has(path)) return { ...(field as FieldDefinition), ...fields };
  const type = own(field, 'type');
  return { name: nameIn(field, path), type: typeof type === 'string' && type !== '' ? type : 'input', ...fields };
}

/** Its name where it has one, else one that nothing reads. */
function nameIn(given: unknown, path: string): string {
  const name = own(given, 'name');
  return typeof name === 'string' && /^[A-Za-z][\w-]*$/.test(name) ? name : `unnamed-${path.replaceAll('.', '-')}`;
}

const listIn = (given: unknown, key: string): unknown[] => {
  const list = own(given, key);
  return Array.isArray(list) ? list : [];
};
