import { type RefObject, useRef, useState } from 'react';
import styles from './Keys.module.css';
import type { ListProps, Outcome } from './listProps';
import type { List } from './listState';
import { Popover } from './Popover';
import { singleKeysAreOn, switchSingleKeys } from './singleKeys';
import { moveOn, rowInFocus, useListKeys } from './useListKeys';
import { say } from './words/say';

interface KeysProps<Row> extends ListProps<Row> {
  section: RefObject<HTMLElement | null>;
  list: List<Row>;
  onOutcome(outcome: Outcome): void;
}

/** The list's single keys: does what they say, describes them, and switches them off. */
export function Keys<Row>({
  section,
  list,
  keyOf,
  to,
  onOpen,
  selection,
  bulkActions = [],
  onOutcome,
}: KeysProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const withKeys = bulkActions.filter(({ singleKey }) => singleKey !== undefined);

  /** The selected rows, or else the one that the focus is in. */
  const meant = (within: HTMLElement) => {
    if (list.selectedRows.length > 0) return list.selectedRows;
    const key = rowInFocus(within)?.dataset.key;
    return list.shown.rows.filter((row) => keyOf(row) === key);
  };
  useListKeys(section, (key, within) => {
    if (key === '/') searchIn(within)?.focus();
    else if (key === 'j') moveOn(within, 1);
    else if (key === 'k') moveOn(within, -1);
    else if (key === '?') setAnchor(button.current ?? undefined);
    else {
      const action = withKeys.find(({ singleKey }) => singleKey === key);
      const rows = action ? meant(within) : [];
      const all = list.matching?.all;
      if (!action || (rows.length === 0 && !all)) return false;
      onOutcome(action.onPress(rows, list.selectOnly, all));
    }
    return true;
  });

  const single: [key: string, does: string][] = [
    ['/', say('Search')],
    ['j, k', say('Next row, row before')],
    ...withKeys.map(({ singleKey = '', label }): [string, string] => [singleKey, label.replace('…', '')]),
    ['?', say('These keys')],
  ];
  const always: [key: string, does: string][] = [
    ['↑, ↓', say('Row before, next row')],
    ...(to || onOpen ? [['Enter', say('Open')] as [string, string]] : []),
    ...(selection === 'multiple' ? [[say('Space'), say('Select')] as [string, string]] : []),
  ];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {say('Keys')}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={say('Keys')} onClose={() => setAnchor(undefined)}>
          <div className={styles.keys}>
            <label>
              <input
                type="checkbox"
                defaultChecked={singleKeysAreOn()}
                onChange={({ target }) => switchSingleKeys(target.checked)}
              />
              {say('Single keys, while no field has the focus')}
            </label>
            <Described keys={single} />
            <p>{say('In a row, always:')}</p>
            <Described keys={always} />
          </div>
        </Popover>
      )}
    </>
  );
}

const searchIn = (section: HTMLElement) => section.querySelector<HTMLInputElement>('input[type="search"]');

function Described({ keys }: { keys: readonly [key: string, does: string][] }) {
  return (
    <dl>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
