import { type FieldDefinition, shownDay, today } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { useEffect } from 'react';
import { say } from '../../words/say';
import { Question } from '../question/Question';
import { dateMeant } from './dateMeant';

interface DateQuestionProps {
  /** The control's id. */
  id: string;
  field: FieldDefinition;
  /** A date as it was written, in another way than is kept. */
  text: string;
  isTyping: boolean;
  /** Is given the day that was meant, `YYYY-MM-DD`. */
  onMeant(day: string): void;
  /** The person has written what means no day, and gone on. */
  onNothing(): void;
}

/** Understands a date, and asks between the days that it may mean. */
export default function DateQuestion({ id, field, text, isTyping, onMeant, onNothing }: DateQuestionProps) {
  const meant = dateMeant(text, field, today());
  const date = 'date' in meant ? meant.date : undefined;
  const isNothing = 'nothing' in meant && !isTyping;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (date) onMeant(date);
    else if (isNothing) onNothing();
  }, [text, date, isNothing]);

  if (isTyping || !('choices' in meant)) return null;
  const choices = meant.choices.map((day) => ({ label: shownDay(day, language()), value: day }));
  const meantDays = choices.map(({ label }) => label).join(` ${say('or')} `);
  return (
    <Question of={id} text={say('Did you mean {meant}?', { meant: meantDays })} choices={choices} onTake={onMeant} />
  );
}
