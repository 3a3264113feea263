import { FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { ariaOf, type ControlProps, frameOf, textOf } from '../../engine/control';
import { say } from '../../words/say';
import styles from './TimeField.module.css';
import { timeMeant } from './timeMeant';

/** A time of the 24-hour day, typed in any usual way and kept as `HH:mm`. A browser's own time input may ask for am and pm. */
export function TimeField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  // While it is being typed a time stays as it is typed.
  const [typed, setTyped] = useState<string>();
  const hint = [field.definition.caption?.replace(/\.$/, ''), say('For example, {example}', { example: '14:30' })]
    .filter(Boolean)
    .join('. ');
  return (
    <FieldFrame {...frameOf(props)} hint={hint}>
      {({ id, describedBy }) => (
        <NativeInput
          id={id}
          className={styles.time}
          value={typed ?? textOf(value)}
          autoComplete={field.definition.autocomplete ?? 'off'}
          {...ariaOf(props, describedBy)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(timeMeant(target.value) ?? target.value);
          }}
          onBlur={() => {
            setTyped(undefined);
            onLeave();
          }}
        />
      )}
    </FieldFrame>
  );
}
