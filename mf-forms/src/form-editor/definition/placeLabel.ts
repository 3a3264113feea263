import { own } from '@forms/shared/contract';

/** The page and the field that a path leads into, as their author calls them: `You › Date of birth`. */
export function placeLabel(definition: unknown, path: string): string {
  const parts: string[] = [];
  let within = definition;
  for (const [, list = '', at = ''] of path.matchAll(/(?:^|\.)(pages|fields)\.(\d+)(?=\.|$)/g)) {
    within = own(own(within, list), at);
    parts.push(named(within) ?? `${list.slice(0, -1)} ${Number(at) + 1}`);
  }
  return parts.join(' › ');
}

/** A page's title, a field's label, else the name of either. */
const named = (given: unknown): string | undefined =>
  ['title', 'label', 'name'].map((key) => own(given, key)).find((name) => typeof name === 'string' && name !== '') as
    | string
    | undefined;
