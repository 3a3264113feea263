import {
  ALL,
  type EntryChoice,
  type EntryList,
  type EntryQuery,
  entryStateLabels,
  entryStates,
  SEARCH_DEBOUNCE_MS,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { useEffect, useRef } from 'react';
import styles from './EntryList.module.css';

interface EntryFiltersProps {
  query: EntryQuery;
  /** The list as it came last; undefined before the first. */
  list: EntryList | undefined;
  /** What stands in the search box, searched for or not yet. */
  typed: string;
  onType(text: string): void;
  onSearch(q: string): void;
  onNarrow(part: EntryQuery): void;
}

const figure = new Intl.NumberFormat('en-GB');

/** Narrows the entries by candidate, series, board, campus and state, each choice with how many it leads to. */
export function EntryFilters({ query, list, typed, onType, onSearch, onNarrow }: EntryFiltersProps) {
  const count = (of: string) => (list ? figure.format(list.counts[of] ?? 0) : '');
  return (
    <>
      <div className={styles.filters}>
        <Search typed={typed} onType={onType} onSearch={onSearch} />
        <Choice
          label="Series"
          value={query.series}
          choices={list?.series}
          onChoose={(series) => onNarrow({ series })}
        />
        <Choice label="Board" value={query.board} choices={list?.boards} onChoose={(board) => onNarrow({ board })} />
        <Choice
          label="Campus"
          value={query.campus}
          choices={list?.campuses}
          onChoose={(campus) => onNarrow({ campus: campus as EntryQuery['campus'] })}
        />
      </div>
      <fieldset className={styles.states}>
        <legend className="visually-hidden">Entries by state</legend>
        <Button
          aria-pressed={!query.state}
          type={query.state ? 'default' : 'primary'}
          onClick={() => onNarrow({ state: undefined })}
        >
          All {count(ALL)}
        </Button>
        {entryStates.map((state) => (
          <Button
            key={state}
            aria-pressed={state === query.state}
            type={state === query.state ? 'primary' : 'default'}
            onClick={() => onNarrow({ state })}
          >
            {entryStateLabels[state]} {count(state)}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

interface SearchProps {
  typed: string;
  onType(text: string): void;
  onSearch(q: string): void;
}

/** Searches once no key has been pressed for a while. */
function Search({ typed, onType, onSearch }: SearchProps) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <Input
      className={styles.search ?? ''}
      type="search"
      aria-label="Search candidates"
      placeholder="Candidate or reference"
      maxLength={100}
      value={typed}
      onChange={({ target: { value } }) => {
        onType(value);
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => onSearch(value), SEARCH_DEBOUNCE_MS);
      }}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  choices: readonly EntryChoice[] | undefined;
  onChoose(id: string | undefined): void;
}

function Choice({ label, value = '', choices = [], onChoose }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{label}: all</option>
      {value !== '' && !choices.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {choices.map(({ id, title, count }) => (
        <option key={id} value={id}>
          {title} ({figure.format(count)})
        </option>
      ))}
    </select>
  );
}
