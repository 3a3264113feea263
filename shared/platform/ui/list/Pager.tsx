import { type ReactNode, useId } from 'react';
import { type PageSize, pageSizes } from '../../../contract';
import type { List } from './listState';
import styles from './Pager.module.css';

const figure = new Intl.NumberFormat('en-GB');

interface PagerProps<Row> {
  list: List<Row>;
  isKnown: boolean;
  /** The way to what describes the list's keys. */
  keys: ReactNode;
}

/** Which part of the list is shown, how much at once, and the way to the rest. */
export function Pager<Row>({ list, isKnown, keys }: PagerProps<Row>) {
  const id = useId();
  const { page, pages, from, to } = list.shown;
  const { turn: ways, total } = list;
  const all = total === undefined ? 'many' : figure.format(total);
  const range = total === 0 ? '0 entries' : `${figure.format(from)} to ${figure.format(to)} of ${all}`;
  const turn = (label: string, sign: string, way: (() => void) | undefined) => (
    <button type="button" aria-label={label} aria-disabled={way === undefined} onClick={way}>
      {sign}
    </button>
  );
  return (
    <div className={isKnown ? styles.pager : styles.unknown}>
      <p role="status" className={styles.range}>
        {isKnown ? range : ''}
      </p>
      {keys}
      <div className={styles.size}>
        <label htmlFor={`${id}-size`}>Rows per page</label>
        <select
          id={`${id}-size`}
          value={list.size}
          onChange={({ target }) => list.setSize(Number(target.value) as PageSize)}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <nav aria-label="Pages" className={styles.pages}>
        {turn('First page', '«', ways.first)}
        {turn('Previous page', '‹', ways.previous)}
        <span>
          Page {figure.format(page)}
          {pages !== undefined && ` of ${figure.format(pages)}`}
        </span>
        {turn('Next page', '›', ways.next)}
        {turn('Last page', '»', ways.last)}
      </nav>
    </div>
  );
}
