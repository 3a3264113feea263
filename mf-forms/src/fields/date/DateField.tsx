import { readDate, shownDay, today } from '@forms/shared/contract';
import { FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useState } from 'react';
import { ariaOf, type ControlProps, frameOf, nameOf, textOf } from '../../engine/control';
import { say } from '../../words/say';
import { QuestionPlace, withQuestion } from '../question/QuestionPlace';
import { CalendarButton } from './CalendarButton';
import styles from './DateField.module.css';
import { exampleDate } from './exampleDate';
import { pickerRange } from './pickerRange';

/** It brings moment, 18 KB, and so comes only once a date is typed. */
const loadQuestion = () => import('./DateQuestion');

/**
 * A date as text, kept as `YYYY-MM-DD` once it is understood and as it was typed until then. Left, it shows the day
 * that was meant; what may be two days is asked back.
 */
export function DateField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const { definition } = field;
  // While it is being typed a date stays as it is typed.
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const written = typed ?? textOf(value);
  const text = typed ?? shownDay(textOf(value), language());
  const isUnclear = written.trim() !== '' && !readDate(written.trim());

  const leave = () => {
    const date = readDate(written.trim());
    setTyped(undefined);
    setLeft(true);
    if (date) onChange(date);
    // What is unclear is understood first: a question comes in the place of an error.
    if (!isUnclear || readDate(textOf(value))) onLeave();
  };
  const leaveUnclear = () => {
    if (hasLeft) onLeave();
  };
  const take = (day: string) => {
    onChange(day);
    leaveUnclear();
  };
  const hint = [
    definition.caption?.replace(/\.$/, ''),
    say('For example, {example}', { example: exampleDate(definition, today()) }),
  ];
  return (
    <FieldFrame {...frameOf(props)} hint={hint.filter(Boolean).join('. ')}>
      {({ id, describedBy }) => (
        <div className={styles.date}>
          <NativeInput
            id={id}
            className={styles.input}
            value={text}
            autoComplete={definition.autocomplete ?? 'off'}
            {...ariaOf(props, isUnclear ? withQuestion(describedBy, id) : describedBy)}
            onChange={({ target }) => {
              setTyped(target.value);
              setLeft(false);
              onChange(target.value);
            }}
            onBlur={leave}
          />
          <CalendarButton
            of={nameOf(definition)}
            value={readDate(textOf(value))}
            {...pickerRange(definition, today())}
            onPick={(day) => {
              setTyped(undefined);
              onChange(day);
            }}
          />
          {isUnclear && (
            <QuestionPlace
              of={id}
              load={loadQuestion}
              failed={() => <Unclear onLeave={leaveUnclear} />}
              props={{
                id,
                field: definition,
                text,
                isTyping: typed !== undefined,
                onMeant: take,
                onNothing: leaveUnclear,
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** Without a network a date is taken in the form of the hint alone. */
function Unclear({ onLeave }: { onLeave(): void }) {
  useEffect(onLeave, [onLeave]);
  return null;
}
