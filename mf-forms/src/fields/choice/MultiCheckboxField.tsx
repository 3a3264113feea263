import { FieldFrame } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { type ControlProps, frameOf, listOf } from '../../engine/control';
import { OptionsState } from '../../options/OptionsState';
import { useOptions } from '../../options/useOptions';
import { ControlGroup } from '../ControlGroup';
import styles from './choices.module.css';
import { isChosen, toggled } from './toggled';

/** Any number of several options, each a box to tick. */
export function MultiCheckboxField(props: ControlProps) {
  const { field, value, onChange, onLeave } = props;
  const found = useOptions(field.definition);
  const chosen = listOf(value);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <OptionsState {...found}>
          <ControlGroup className={styles.list} onLeave={onLeave}>
            {found.options.map((option, at) => (
              <Checkbox
                key={String(option.value)}
                {...(at === 0 ? { id } : {})}
                className={styles.choice ?? ''}
                checked={isChosen(chosen, option)}
                onChange={() => onChange(toggled(chosen, option, found.options))}
              >
                {option.label}
              </Checkbox>
            ))}
          </ControlGroup>
        </OptionsState>
      )}
    </FieldFrame>
  );
}
