import { Checkbox } from '@forms/shared/platform/ui/choice';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { say } from '../../../words/say';
import { Bar, BarGroup } from '../../bar/Bar';
import { BarButton } from '../../bar/BarButton';
import type { SearchWays } from './findText';
import styles from './SearchBar.module.css';

interface SearchBarProps {
  query: string;
  ways: SearchWays;
  /** What was found so far, in words. */
  status: string;
  onQuery(query: string): void;
  onWays(ways: SearchWays): void;
  onStep(by: 1 | -1): void;
  onClose(): void;
}

/** Where words to look for are typed, how many there are, and the way from one to the next. */
export function SearchBar({ query, ways, status, onQuery, onWays, onStep, onClose }: SearchBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && event.target === box.current) onStep(event.shiftKey ? -1 : 1);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: React's types know <search>, older browsers do not
    <div role="search" onKeyDown={press}>
      <Bar>
        <input
          ref={box}
          type="search"
          className={styles.query}
          aria-label={say('Find in this file')}
          placeholder={say('Find in this file')}
          autoComplete="off"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        <BarGroup label={say('Places found')}>
          <BarButton icon="up" label={say('Previous place')} onClick={() => onStep(-1)} />
          <BarButton icon="down" label={say('Next place')} onClick={() => onStep(1)} />
          <BarButton icon="close" label={say('Close search')} onClick={onClose} />
        </BarGroup>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div className={styles.ways}>
          <Checkbox checked={ways.matchCase} onChange={({ target }) => onWays({ ...ways, matchCase: target.checked })}>
            {say('Match case')}
          </Checkbox>
          <Checkbox
            checked={ways.wholeWords}
            onChange={({ target }) => onWays({ ...ways, wholeWords: target.checked })}
          >
            {say('Whole words')}
          </Checkbox>
        </div>
      </Bar>
    </div>
  );
}
