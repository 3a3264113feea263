import type { Who } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { Button, NativeInput, useSettled } from '@forms/shared/platform/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './GoTo.module.css';
import { type Destination, useDestinations } from './useDestinations';

interface GoToDialogProps {
  who: Who;
  onClose(): void;
}

/** Keys that lead from one place found to another, as the W3C's combobox has them; the focus stays in the text. */
const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A text, and the places in the portal that it finds: Enter goes to the one that is marked. */
export function GoToDialog({ who, onClose }: GoToDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isSearching, isIncomplete } = useDestinations(who, text, useSettled(text));
  const all = groups.flatMap(({ found }) => found);
  const marked = all[Math.min(at, all.length - 1)];
  const optionId = ({ to }: Destination) => `${id}-${to}`;
  const markedId = marked && optionId(marked);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const goTo = ({ to }: Destination) => {
    dialog.current?.close();
    void navigate(to);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = moves[event.key];
    if (by !== undefined && all.length > 0) setAt((Math.min(at, all.length - 1) + by + all.length) % all.length);
    else if (event.key === 'Enter' && marked) goTo(marked);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Go to" onClose={onClose}>
      <div className={styles.head}>
        <NativeInput
          role="combobox"
          aria-label="Go to a page, person, enquiry, invoice or message"
          placeholder="A page, a name, a reference, an invoice"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={keyDown}
        />
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
      <div id={`${id}-found`} role="listbox" aria-label="Places" className={styles.found}>
        {groups.map(({ title, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as the pattern of comboboxes has it
          <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
            <p id={`${id}-${title}`} className={styles.group}>
              {title}
            </p>
            {found.map((destination) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
              <div
                key={destination.to}
                id={optionId(destination)}
                role="option"
                aria-selected={destination === marked}
                className={styles.option}
                onClick={() => goTo(destination)}
              >
                <span>{destination.title}</span>
                {destination.detail && <span className={styles.detail}>{destination.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.news}>
        {newsOf(all.length, isSearching, isIncomplete)}
      </p>
    </dialog>
  );
}

function newsOf(count: number, isSearching: boolean, isIncomplete: boolean): string {
  if (isSearching) return 'Searching…';
  if (isIncomplete) return 'Not everything could be searched. Please try again.';
  if (count === 0) return 'Nothing is called so. The lists search more of each entry.';
  return count === 1 ? '1 place' : `${count} places`;
}
