import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react';
import { useNavigate } from '../../routing';
import { gridOf, rowGroup } from './gridRoles';
import { HeadRow } from './HeadRow';
import { ListRow } from './ListRow';
import { hasActions, type ListProps, type Outcome } from './listProps';
import type { List } from './listState';
import { RowMenu } from './RowMenu';
import styles from './Rows.module.css';
import { SkeletonRows } from './SkeletonRows';
import { useFirstRows } from './useFirstRows';
import { rowAround, useRowFocus } from './useRowFocus';
import { useStable } from './useStable';
import { layoutOf } from './widths';

interface RowsProps<Row> extends ListProps<Row> {
  list: List<Row>;
  isWaiting: boolean;
  onOutcome(outcome: Outcome): void;
  onRemove(rows: readonly Row[]): void;
}

/**
 * The page's rows as a grid: Tab comes to one row, arrow keys lead to the others, Enter opens and Space selects.
 * What can be done with a row is reached by Tab from it.
 */
export function Rows<Row>(props: RowsProps<Row>) {
  const { title, columns, keyOf, to, onOpen, selection = 'none', height = 'page', list, isWaiting } = props;
  const { rows, from } = list.shown;
  const drawn = useFirstRows(rows, list.isNew);
  const navigate = useNavigate();
  const [menu, setMenu] = useState<{ key: string; anchor: HTMLElement }>();

  const keys = rows.map(keyOf);
  const focus = useRowFocus(list, keys);
  const rowOf = (key: string | undefined) => rows[keys.indexOf(key ?? '')];
  const opens = to !== undefined || onOpen !== undefined;
  const acts = hasActions(props);
  const layout = layoutOf(columns, list.widths, { selects: selection !== 'none', acts });

  const open = useStable((row: Row) => {
    list.visit(keyOf(row));
    if (to) void navigate(to(row));
    else props.onOutcome(onOpen?.(row));
  });
  const toggle = useStable((key: string) => {
    const selected = new Set(selection === 'single' ? [] : list.selected);
    if (list.selected.has(key)) selected.delete(key);
    else selected.add(key);
    list.select(selected);
  });
  const openMenu = useStable((key: string, anchor: HTMLElement) => setMenu({ key, anchor }));
  const closeMenu = useCallback(() => setMenu(undefined), []);

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = rowAround(event.target);
    const row = rowOf(element?.dataset.key);
    if (!row || focus.move(event) || event.target !== element) return;
    if (event.key === 'Enter' && opens) open(row);
    else if (event.key === ' ' && selection !== 'none') toggle(keyOf(row));
    else return;
    event.preventDefault();
  };
  const click = ({ target }: MouseEvent<HTMLElement>) => {
    const row = rowOf(rowAround(target)?.dataset.key);
    const isControl = target instanceof Element && target.closest('a, button, input, label') !== null;
    // Somebody who marks words to copy them does not mean to open.
    if (row && opens && !isControl && !window.getSelection()?.toString()) open(row);
  };
  const menuRow = rowOf(menu?.key);
  return (
    <>
      <table
        {...gridOf(selection)}
        aria-label={title}
        aria-rowcount={isWaiting || list.total === undefined ? -1 : list.total + 1}
        className={styles.grid}
        style={layout.style}
      >
        <colgroup>
          {layout.columns.map(({ key, width }) => (
            <col key={key} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <HeadRow columns={columns} selection={selection} keys={keys} list={list} acts={acts} />
        <tbody
          {...rowGroup}
          ref={focus.body}
          className={opens ? styles.opening : undefined}
          onClick={click}
          onKeyDown={keyDown}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          {isWaiting && <SkeletonRows size={list.size} height={height} cells={layout.columns.length} />}
          {drawn.map((row, at) => {
            const key = keys[at] ?? '';
            return (
              <ListRow
                key={key}
                rowKey={key}
                row={row}
                columns={columns}
                rowIndex={from + at + 1}
                isCurrent={key === focus.current}
                isSelected={list.selected.has(key)}
                selection={selection}
                address={to?.(row)}
                opensInPlace={onOpen !== undefined}
                acts={acts}
                isMenuOpen={menu?.key === key}
                onToggle={toggle}
                onOpen={open}
                onMenu={openMenu}
              />
            );
          })}
        </tbody>
      </table>
      {menu && menuRow && <RowMenu {...props} row={menuRow} anchor={menu.anchor} onClose={closeMenu} />}
    </>
  );
}
