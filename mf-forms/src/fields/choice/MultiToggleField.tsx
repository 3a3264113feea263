import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, listOf } from '../../engine/control';
import { OptionsState } from '../../options/OptionsState';
import { useOptions } from '../../options/useOptions';
import { ControlGroup } from '../ControlGroup';
import styles from './choices.module.css';
import { isChosen, toggled } from './toggled';

/** Any number of several options, each a button that stays pressed. */
export function MultiToggleField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const found = useOptions(field.definition);
  const chosen = listOf(value);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <OptionsState {...found}>
          <ControlGroup className={styles.toggles} onLeave={onLeave}>
            {found.options.map((option, at) => (
              <button
                key={String(option.value)}
                {...(at === 0 ? { id } : {})}
                type="button"
                className={styles.toggle}
                aria-pressed={isChosen(chosen, option)}
                onClick={() => onChange(toggled(chosen, option, found.options))}
              >
                {option.label}
              </button>
            ))}
          </ControlGroup>
        </OptionsState>
      )}
    </FieldFrame>
  );
}
