import { Button } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import { useAnnounce } from '../../engine/ErrorNews';
import { say } from '../../words/say';
import styles from './Question.module.css';

interface QuestionProps {
  /** The control's id, which has the focus again once an answer is taken. */
  of: string;
  text: string;
  /** What each answer is called, and the value that it stands for. */
  choices?: readonly { label: string; value: string }[];
  onTake?(value: string): void;
}

/** Asks back at a field what was meant. It refuses nothing, and whoever meant what they wrote goes on. */
export function Question({ of, text, choices = [], onTake }: QuestionProps) {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return (
    <div className={styles.question}>
      <p>{text}</p>
      {choices.map(({ label, value }) => (
        <Button
          key={value}
          onClick={() => {
            onTake?.(value);
            document.getElementById(of)?.focus();
          }}
        >
          {say('Use {answer}', { answer: label })}
        </Button>
      ))}
    </div>
  );
}
