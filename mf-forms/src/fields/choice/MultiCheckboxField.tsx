import { FieldFrame, NativeChoice } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, listOf } from '../../engine/control';
import { FieldOptions } from '../../options/FieldOptions';
import { ControlGroup } from '../ControlGroup';
import styles from './choices.module.css';
import { isChosen, toggled } from './toggled';

/** Any number of several options, each a box to tick. */
export function MultiCheckboxField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const chosen = listOf(value);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <FieldOptions of={field.definition}>
          {(options) => (
            <ControlGroup className={styles.list} onLeave={onLeave}>
              {options.map((option, at) => (
                <NativeChoice
                  key={String(option.value)}
                  {...(at === 0 ? { id } : {})}
                  type="checkbox"
                  name={id}
                  value={String(option.value)}
                  className={styles.choice ?? ''}
                  checked={isChosen(chosen, option)}
                  onChange={() => onChange(toggled(chosen, option, options))}
                >
                  {option.label}
                </NativeChoice>
              ))}
            </ControlGroup>
          )}
        </FieldOptions>
      )}
    </FieldFrame>
  );
}
