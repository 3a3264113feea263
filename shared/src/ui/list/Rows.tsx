import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react';
import { useNavigate } from '../../routing';
import { columnHeader, gridOf, rowGroup, rowRole } from './gridRoles';
import { HeadCell } from './HeadCell';
import { ListRow } from './ListRow';
import type { ListTableProps, Outcome } from './listProps';
import { Menu } from './Menu';
import styles from './Rows.module.css';
import { SkeletonRows } from './SkeletonRows';
import type { List } from './useList';
import { layoutOf } from './widths';

interface RowsProps<Row> extends ListTableProps<Row> {
  list: List<Row>;
  isWaiting: boolean;
  onOutcome(outcome: Outcome): void;
  onRemove(rows: readonly Row[]): void;
}

/** How far a key leads from one row to another. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The page's rows as a grid: Tab comes to one row, arrow keys lead to the others, Enter opens and Space selects.
 * What can be done with a row is reached by Tab from it.
 */
export function Rows<Row>(props: RowsProps<Row>) {
  const { title, columns, keyOf, to, onOpen, actions, onDelete, selection = 'none', list, isWaiting } = props;
  const { rows, from } = list.shown;
  const navigate = useNavigate();
  const [menu, setMenu] = useState<{ key: string; anchor: HTMLElement }>();

  const keys = rows.map(keyOf);
  const current = keys.find((key) => key === list.look.visited) ?? keys[0];
  const hasActions = actions !== undefined || onDelete !== undefined;
  const opens = to !== undefined || onOpen !== undefined;
  const rowOf = (key: string | undefined) => rows[keys.indexOf(key ?? '')];
  const layout = layoutOf(columns, list.widths, { selects: selection !== 'none', acts: hasActions });

  const open = (row: Row) => {
    list.visit(keyOf(row));
    if (to) void navigate(to(row));
    else props.onOutcome(onOpen?.(row));
  };
  const toggle = (key: string) => {
    const selected = new Set(selection === 'single' ? [] : list.selected);
    if (list.selected.has(key)) selected.delete(key);
    else selected.add(key);
    list.select(selected);
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-key]') : null;
    const key = element?.dataset.key;
    const row = rowOf(key);
    if (!element || !key || !row) return;
    const step = steps[event.key];
    if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const target = Math.min(keys.length - 1, Math.max(0, keys.indexOf(key) + step));
      const all = element.parentElement?.querySelectorAll<HTMLElement>('[data-key]');
      all?.[target]?.focus();
      return;
    }
    if (event.target !== element) return;
    if (event.key === 'Enter' && opens) open(row);
    else if (event.key === ' ' && selection !== 'none') toggle(key);
    else return;
    event.preventDefault();
  };
  const focus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key && key !== list.look.visited) list.visit(key);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || !opens) return;
    if (event.target.closest('a, button, input, label') || window.getSelection()?.toString()) return;
    const row = rowOf(event.target.closest<HTMLElement>('[data-key]')?.dataset.key);
    if (row) open(row);
  };
  const actionsOf = (row: Row) => [
    ...(actions?.(row) ?? []).map((action) => ({ ...action, onPress: () => props.onOutcome(action.onPress()) })),
    ...(onDelete ? [{ label: 'Delete', isDangerous: true, onPress: () => props.onRemove([row]) }] : []),
  ];
  const openMenu = useCallback((key: string, anchor: HTMLElement) => setMenu({ key, anchor }), []);
  const closeMenu = useCallback(() => setMenu(undefined), []);

  const selectedHere = keys.filter((key) => list.selected.has(key)).length;
  const menuRow = rowOf(menu?.key);
  return (
    <>
      <table
        {...gridOf(selection)}
        aria-label={title}
        aria-rowcount={list.sorted.length + 1}
        className={styles.grid}
        style={layout.style}
        onKeyDown={keyDown}
        onFocus={focus}
      >
        <colgroup>
          {layout.columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <thead {...rowGroup}>
          <tr {...rowRole} aria-rowindex={1}>
            {selection !== 'none' && (
              <th {...columnHeader} className={styles.tick}>
                {selection === 'multiple' ? (
                  <input
                    type="checkbox"
                    aria-label="Select this page"
                    checked={keys.length > 0 && selectedHere === keys.length}
                    ref={(box) => {
                      if (box) box.indeterminate = selectedHere > 0 && selectedHere < keys.length;
                    }}
                    onChange={({ target }) => {
                      const others = [...list.selected].filter((key) => !keys.includes(key));
                      list.select(new Set(target.checked ? [...others, ...keys] : others));
                    }}
                  />
                ) : (
                  <span className="visually-hidden">Selected</span>
                )}
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} list={list} />
            ))}
            {hasActions && (
              <th {...columnHeader} className={styles.act}>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys */}
        <tbody {...rowGroup} className={opens ? styles.opening : undefined} onClick={click}>
          {isWaiting && <SkeletonRows count={list.size} cells={layout.columns.length} />}
          {rows.map((row, at) => {
            const key = keys[at] ?? '';
            return (
              <ListRow
                key={key}
                rowKey={key}
                row={row}
                columns={columns}
                rowIndex={from + at + 1}
                isCurrent={key === current}
                isSelected={list.selected.has(key)}
                selection={selection}
                address={to?.(row)}
                opensInPlace={onOpen !== undefined}
                hasActions={hasActions}
                isMenuOpen={menu?.key === key}
                onToggle={toggle}
                onOpen={open}
                onMenu={openMenu}
              />
            );
          })}
        </tbody>
      </table>
      {menu && menuRow && (
        <Menu
          anchor={menu.anchor}
          label={menu.anchor.ariaLabel ?? 'Actions'}
          items={actionsOf(menuRow)}
          onClose={closeMenu}
        />
      )}
    </>
  );
}
