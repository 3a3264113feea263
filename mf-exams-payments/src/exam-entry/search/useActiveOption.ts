import { type KeyboardEvent, useState } from 'react';

/** The keys that move among options, to the place that each leads to. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface OptionKeys {
  /** How many options are listed. */
  count: number;
  text: string;
  onText(text: string): void;
  onChoose(at: number): void;
}

/**
 * The keys of a combobox whose focus stays in its text while one option of its list is active:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox. While somebody types, the first option is active, and Home and End
 * move in the text; once the arrows have led into the list they move there.
 */
export function useActiveOption({ count, text, onText, onChoose }: OptionKeys) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(0);
  const [isInList, setInList] = useState(false);
  const isOpen = wanted && count > 0;

  function close() {
    setWanted(false);
    setInList(false);
  }
  function open() {
    setWanted(true);
    setActive(0);
  }
  function type(typed: string) {
    onText(typed);
    setInList(false);
    open();
  }

  /** Whether the key was the list's and must not move in the text, send the form or close the dialog. */
  function isTaken({ key, altKey, nativeEvent }: KeyboardEvent): boolean {
    // The keys that compose a letter are the keyboard's own.
    if (nativeEvent.isComposing) return false;
    if (key === 'Escape') {
      if (!isOpen && text === '') return false;
      if (!isOpen) onText('');
      close();
      return true;
    }
    const opens = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isOpen && opens) {
      open();
      setInList(!altKey);
      return true;
    }
    if (!isOpen) return false;
    if (key === 'Enter') {
      close();
      onChoose(active);
      return true;
    }
    const move = opens || isInList ? moves[key] : undefined;
    if (!move) {
      setInList(false);
      return false;
    }
    if (altKey) close();
    else {
      setActive(move(active, count));
      setInList(true);
    }
    return true;
  }

  return { isSearching: wanted, isOpen, active, type, close, isTaken };
}
