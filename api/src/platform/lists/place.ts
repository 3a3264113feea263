/** Where a row stands in its list: by the value that it is sorted by, then by its id. */
export interface Point {
  /** Left out where it says who somebody is: then it is read anew. */
  by?: string | number;
  id: string;
}

/** Where a page begins: after a point, or back from one; back from nowhere is the list's end. */
export interface Place {
  way: 'on' | 'back';
  from: Point | undefined;
}

export const FIRST: Place = { way: 'on', from: undefined };
export const LAST: Place = { way: 'back', from: undefined };

/** A place as it stands in an address. */
export const writePlace = ({ way, from }: Place): string =>
  Buffer.from(JSON.stringify([way, ...(from ? [from.id, from.by] : [])])).toString('base64url');

/** The place that an address names; the first where it names none, for who comes by an old or a broken link still wants the list. */
export function readPlace(text: string | undefined): Place {
  try {
    const [way, id, by]: unknown[] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    if (way !== 'on' && way !== 'back') return FIRST;
    if (typeof id !== 'string') return { way, from: undefined };
    return { way, from: typeof by === 'string' || typeof by === 'number' ? { id, by } : { id } };
  } catch {
    return FIRST;
  }
}

/** Whether an address names the end of a list. */
export function isLastPlace(text: string | undefined): boolean {
  const { way, from } = readPlace(text);
  return way === 'back' && from === undefined;
}
