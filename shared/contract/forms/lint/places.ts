import { sourcesOf } from '../conditions';
import type { FieldModel, FormModel, PageModel } from '../model';

/** A page, field or column with its path, as `pages.0.fields.2`. */
export interface Placed {
  node: PageModel | FieldModel;
  path: string;
}

/** Every page, field and column with its path. */
export function placesOf({ pages }: FormModel): Placed[] {
  const places: Placed[] = [];
  const place = (fields: readonly FieldModel[], under: string) => {
    for (const [at, node] of fields.entries()) {
      const path = `${under}.fields.${at}`;
      places.push({ node, path });
      place(node.columns, path);
    }
  };
  for (const [at, node] of pages.entries()) {
    places.push({ node, path: `pages.${at}` });
    place(node.fields, `pages.${at}`);
  }
  return places;
}

/** The fields that a condition reads; a name that leads nowhere reads none. */
export const sourceFields = ({ show, reads }: PageModel | FieldModel): FieldModel[] =>
  show ? sourcesOf(show).flatMap((name) => reads.get(name)?.field ?? []) : [];
