import { useId } from 'react';
import { type PageSize, pageSizes } from '../../../contract';
import styles from './Pager.module.css';
import type { List } from './useList';

const figure = new Intl.NumberFormat('en-GB');

/** Which part of the list is shown, how much at once, and the way to the rest. */
export function Pager<Row>({ list, isKnown }: { list: List<Row>; isKnown: boolean }) {
  const id = useId();
  const { page, pages, from, to } = list.shown;
  const total = list.sorted.length;
  const range = total === 0 ? '0 entries' : `${figure.format(from)} to ${figure.format(to)} of ${figure.format(total)}`;
  const turn = (label: string, sign: string, target: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={target < 1 || target > pages || target === page}
      onClick={() => {
        if (target >= 1 && target <= pages) list.openPage(target);
      }}
    >
      {sign}
    </button>
  );
  return (
    <div className={isKnown ? styles.pager : styles.unknown}>
      <p role="status" className={styles.range}>
        {isKnown ? range : ''}
      </p>
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
        {turn('First page', '«', 1)}
        {turn('Previous page', '‹', page - 1)}
        <span>
          Page {figure.format(page)} of {figure.format(pages)}
        </span>
        {turn('Next page', '›', page + 1)}
        {turn('Last page', '»', pages)}
      </nav>
    </div>
  );
}
