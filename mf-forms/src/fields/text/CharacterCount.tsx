import { characters, tidy } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { useEffect, useRef } from 'react';
import { textOf } from '../../engine/control';
import { useAnnounce } from '../../engine/ErrorNews';
import { say } from '../../words/say';
import styles from './CharacterCount.module.css';

/** How long nothing is typed before the count is said aloud, in milliseconds. */
const PAUSE_MS = 1000;
/** The share of what is allowed from which the count is shown at one line, and said aloud. */
const NEAR = 0.8;

interface CharacterCountProps {
  /** The control's id. */
  of: string;
  value: unknown;
  most: number;
  /** Whether it is shown from the first character on. */
  always?: boolean;
}

/** How many characters are left, or too many; counted as the rule counts them. */
export function CharacterCount({ of, value, most, always = false }: CharacterCountProps) {
  const written = characters(textOf(tidy(value)));
  const isNear = written >= most * NEAR;
  const isOver = written > most;
  const text = isOver
    ? say('You have {characters} too many', { characters: numbered(written - most) })
    : say('You have {characters} remaining', { characters: numbered(most - written) });

  const announce = useAnnounce();
  const hasChanged = useRef(false);
  useEffect(() => {
    if (!hasChanged.current || !isNear) {
      hasChanged.current = true;
      return;
    }
    const pause = setTimeout(() => announce(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [announce, isNear, text]);

  return (
    <p id={countId(of)} className={isOver ? styles.over : styles.left}>
      {(always || isNear) && text}
    </p>
  );
}

const numbered = (count: number) =>
  `${count.toLocaleString(language())} ${say(count === 1 ? 'character' : 'characters')}`;

const countId = (control: string) => `${control}-count`;

/** What describes a control that is counted: its frame's words, then the count. */
export const withCount = (describedBy: string | undefined, control: string): string =>
  [describedBy, countId(control)].filter(Boolean).join(' ');
