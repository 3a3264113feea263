import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, listOf } from '../../engine/control';
import { FieldOptions } from '../../options/FieldOptions';
import { ControlGroup } from '../ControlGroup';
import styles from './choices.module.css';
import { isChosen, toggled } from './toggled';

/** Any number of several options, each a button that stays pressed. */
export function MultiToggleField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const chosen = listOf(value);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <FieldOptions of={field.definition}>
          {(options) => (
            <ControlGroup className={styles.toggles} onLeave={onLeave}>
              {options.map((option, at) => (
                <button
                  key={String(option.value)}
                  {...(at === 0 ? { id } : {})}
                  type="button"
                  className={styles.toggle}
                  aria-pressed={isChosen(chosen, option)}
                  onClick={() => onChange(toggled(chosen, option, options))}
                >
                  {option.label}
                </button>
              ))}
            </ControlGroup>
          )}
        </FieldOptions>
      )}
    </FieldFrame>
  );
}
