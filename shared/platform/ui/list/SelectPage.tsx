import type { List } from './listState';

/** Selects the rows on this page or none of them; what is selected on other pages stays. */
export function SelectPage<Row>({ keys, list }: { keys: readonly string[]; list: List<Row> }) {
  const here = keys.filter((key) => list.selected.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label="Select this page"
      checked={keys.length > 0 && here === keys.length}
      ref={(box) => {
        if (box) box.indeterminate = here > 0 && here < keys.length;
      }}
      onChange={({ target }) => {
        const others = [...list.selected].filter((key) => !keys.includes(key));
        list.select(new Set(target.checked ? [...others, ...keys] : others));
      }}
    />
  );
}
