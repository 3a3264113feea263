import { type ReactNode, useId } from 'react';
import { MOST_COUNTED, type PageSize, pageSizes } from '../../../contract';
import { figure } from './figure';
import type { List } from './listState';
import styles from './Pager.module.css';
import { say } from './words/say';

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
  const all = total === undefined ? say('over {most}', { most: figure(MOST_COUNTED) }) : figure(total);
  const range =
    total === 0 ? say('0 entries') : say('{from} to {to} of {all}', { from: figure(from), to: figure(to), all });
  const noEnd =
    total === undefined && !ways.last
      ? say('There are too many to go to the end: in the other order the last come first.')
      : undefined;
  const turn = (label: string, sign: string, way: (() => void) | undefined, title?: string) => (
    <button type="button" aria-label={label} aria-disabled={way === undefined} title={title} onClick={way}>
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
        <label htmlFor={`${id}-size`}>{say('Rows per page')}</label>
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
      <nav aria-label={say('Pages')} className={styles.pages}>
        {turn(say('First page'), '«', ways.first)}
        {turn(say('Previous page'), '‹', ways.previous)}
        <span>
          {pages === undefined
            ? say('Page {page}', { page: figure(page) })
            : say('Page {page} of {pages}', { page: figure(page), pages: figure(pages) })}
        </span>
        {turn(say('Next page'), '›', ways.next)}
        {turn(say('Last page'), '»', ways.last, noEnd)}
      </nav>
    </div>
  );
}
