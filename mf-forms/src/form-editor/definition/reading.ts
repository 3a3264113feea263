import type { Finding, FormDefinition, FormReferences, PathError } from '@forms/shared/contract';
import { checkDefinition } from '@forms/shared/contract/definitions';
import type { Tree } from '@lezer/common';
import { placeLabel } from './placeLabel';
import { type Place, placesIn, propertiesOf, treeOf } from './places';

/** What is wrong with a definition's text, and where. An `error` keeps it from being saved. */
export interface Problem extends Place {
  severity: 'error' | 'warning';
  message: string;
  /** The page and field that it is in, as their author calls them; empty outside of all. */
  where: string;
}

/** A definition as its text has it: undefined where the text is none yet; what is wrong, in the text's order. */
export interface Reading {
  json: FormDefinition | undefined;
  problems: readonly Problem[];
}

/** Reads a definition and finds everything that is wrong with it; with `references`, also names that the server has not. */
export function readDefinition(text: string, references?: FormReferences): Reading {
  const tree = treeOf(text);
  const parsed = parsedJson(text, tree);
  if ('error' in parsed) return { json: undefined, problems: [parsed.error] };
  const doubled = doubledNames(text, tree);
  const { form, findings } = checkDefinition(parsed.value, references);
  const problems = [...doubled, ...findings.map(placing(text, tree, parsed.value))];
  return { json: form, problems: problems.sort((one, other) => one.from - other.from) };
}

/** Errors that the server found in a text, at their places. Its paths begin with the member that carries the definition. */
export function placedErrors(text: string, errors: readonly PathError[]): Problem[] {
  const tree = treeOf(text);
  const parsed = parsedJson(text, tree);
  const place = placing(text, tree, 'value' in parsed ? parsed.value : undefined);
  return errors.map(({ path, message }) =>
    place({ path: path.replace(/^newValue\.?/, ''), message, severity: 'error' }),
  );
}

/** Says of findings where they stand: in the text, and in words. */
function placing(text: string, tree: Tree, given: unknown): (finding: Finding) => Problem {
  const find = placesIn(text, tree);
  return ({ path, severity, message }) => ({
    ...find(path === '' ? [] : path.split('.')),
    severity,
    message,
    where: placeLabel(given, path),
  });
}

function parsedJson(text: string, tree: Tree): { value: unknown } | { error: Problem } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { error: { severity: 'error', where: '', ...syntaxError(text, tree) } };
  }
}

/** What keeps a text from being JSON, said by what people do most. */
function syntaxError(text: string, tree: Tree): Place & { message: string } {
  if (text.trim() === '') return { from: 0, to: 0, message: 'There is nothing here yet: a form begins with {' };
  const at = firstError(tree) ?? 0;
  const before = text.slice(0, at).trimEnd();
  const rest = text.slice(at);
  const from = at + rest.length - rest.trimStart().length;
  const next = text[from];
  if (next === undefined) return { from: before.length - 1, to: before.length, message: 'The text ends too early' };
  const place = { from, to: from + 1 };
  if (before.endsWith(',') && /[}\]]/.test(next)) {
    return { from: before.length - 1, to: before.length, message: 'There is a comma too many' };
  }
  if (/["\]}\w]$/.test(before) && /["{[\w]/.test(next))
    return { ...place, message: 'A comma or colon is missing before this' };
  return {
    ...place,
    message: `This is not JSON: “${next}” can’t stand here. Names and words stand in "double quotes"`,
  };
}

function firstError(tree: Tree): number | undefined {
  let at: number | undefined;
  tree.iterate({
    enter: (node) => {
      if (node.type.isError) at ??= node.from;
      return at === undefined;
    },
  });
  return at;
}

/** JSON takes the last of two properties of one name in silence; who writes a form should know. */
function doubledNames(text: string, tree: Tree): Problem[] {
  const problems: Problem[] = [];
  tree.iterate({
    enter: ({ node }) => {
      if (node.name !== 'Object') return;
      const properties = propertiesOf(text, node);
      for (const [at, { name, property }] of properties.entries()) {
        if (!properties.slice(at + 1).some((later) => later.name === name)) continue;
        const message = `“${name}” stands here twice: only the last one counts`;
        problems.push({
          from: property.from,
          to: property.firstChild?.to ?? property.to,
          severity: 'warning',
          message,
          where: '',
        });
      }
    },
  });
  return problems;
}
