import type { Column } from './column';

/** The columns that somebody has chosen, in their order; as the list has them where nothing was chosen, or nothing that it has. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] {
  const known = (chosen ?? []).flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const shown = columns.filter(({ isExtra }) => !isExtra);
  return known.length > 0 ? known : shown;
}
