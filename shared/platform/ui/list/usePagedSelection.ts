import { useEffect, useRef, useState } from 'react';

interface Options<Row> {
  keyOf(row: Row): string;
  onSelect: ((rows: readonly Row[]) => void) | undefined;
  place: string | undefined;
  /** What the list is narrowed to. */
  narrowing: string;
}

/** What is selected of a list that comes by pages. */
export interface PagedSelection<Row> {
  keys: ReadonlySet<string>;
  /** The selected rows of all pages; where all that match are selected, those of them that are on this one. */
  rows: readonly Row[];
  /** All that match are selected but for these keys; undefined where rows are selected one by one. */
  except: ReadonlySet<string> | undefined;
  select(keys: ReadonlySet<string>): void;
  selectOnly(rows: readonly Row[]): void;
  selectAll(): void;
}

/**
 * The selected rows, of all pages, or all that match. Nobody changes what they do not see: another search, filter or tab ends
 * the selection, and a row that leaves its page while one looks at it leaves the selection.
 */
export function usePagedSelection<Row>(
  rows: readonly Row[],
  { keyOf, onSelect, place, narrowing }: Options<Row>,
): PagedSelection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [except, setExcept] = useState<ReadonlySet<string>>();
  const [of, setOf] = useState(narrowing);
  if (of !== narrowing) {
    setOf(narrowing);
    setSelected(new Map());
    setExcept(undefined);
  }
  const key = useRef(keyOf);
  key.current = keyOf;
  const seen = useRef({ place, rows });
  useEffect(() => {
    const before = seen.current;
    seen.current = { place, rows };
    if (before.rows === rows) return;
    const here = new Map(rows.map((row) => [key.current(row), row]));
    const left = new Set(before.place === place ? before.rows.map(key.current).filter((each) => !here.has(each)) : []);
    setSelected(
      (known) =>
        new Map([...known].filter(([each]) => !left.has(each)).map(([each, row]) => [each, here.get(each) ?? row])),
    );
  }, [rows, place]);

  function choose(left: ReadonlyMap<string, Row>) {
    setSelected(left);
    onSelect?.([...left.values()]);
  }
  const shown = except ? new Map(rows.map((row) => [keyOf(row), row] as const)) : selected;
  const chosen = new Map([...shown].filter(([each]) => !except?.has(each)));
  return {
    keys: new Set(chosen.keys()),
    rows: [...chosen.values()],
    except,
    select(keys) {
      if (except) {
        const here = rows.map(keyOf);
        const elsewhere = [...except].filter((each) => !here.includes(each));
        setExcept(new Set([...elsewhere, ...here.filter((each) => !keys.has(each))]));
        return;
      }
      const known = new Map([...selected, ...rows.map((row) => [keyOf(row), row] as const)]);
      choose(new Map([...known].filter(([each]) => keys.has(each))));
    },
    selectOnly(only) {
      setExcept(undefined);
      choose(new Map(only.map((row) => [keyOf(row), row])));
    },
    selectAll() {
      setExcept(new Set());
    },
  };
}
