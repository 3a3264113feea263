import { readDate, showDate, today } from '@forms/shared/contract';
import { FieldFrame, LazyPart, NativeInput } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { ariaOf, type ControlProps, frameOf, nameOf, textOf } from '../../engine/control';
import { CalendarButton } from './CalendarButton';
import styles from './DateField.module.css';
import { pickerRange } from './pickerRange';

/** It brings moment, 18 KB, and so comes only once a date was not understood. */
const loadMeant = () => import('./MeantDate');

/**
 * A date as text, kept as `YYYY-MM-DD` once it reads as one and as it was typed until then. Another way of writing
 * one is offered back in the right one.
 */
export function DateField(props: ControlProps) {
  const { field, value, error, onChange, onLeave } = props;
  // While it is being typed a date stays as it is typed.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? showDate(textOf(value));
  const isUnclear = error !== undefined && text !== '' && !readDate(text.trim());

  const leave = () => {
    const date = readDate(text.trim());
    setTyped(undefined);
    if (date) onChange(date);
    onLeave();
  };
  const hint = [field.definition.caption?.replace(/\.$/, ''), 'For example, 31st July 2020'].filter(Boolean).join('. ');
  return (
    <FieldFrame {...frameOf(props)} hint={hint}>
      {({ id, describedBy }) => (
        <div className={styles.date}>
          <NativeInput
            id={id}
            className={styles.input}
            value={text}
            autoComplete={field.definition.autocomplete ?? 'off'}
            {...ariaOf(props, describedBy)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(target.value);
            }}
            onBlur={leave}
          />
          <CalendarButton
            of={nameOf(field.definition)}
            value={readDate(textOf(value))}
            {...pickerRange(field.definition, today())}
            onPick={(day) => {
              setTyped(undefined);
              onChange(day);
            }}
          />
          {isUnclear && (
            <LazyPart load={loadMeant} fallback={null} failed={() => null} props={{ text, onTake: onChange }} />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
