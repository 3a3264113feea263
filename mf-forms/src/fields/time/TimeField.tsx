import { FieldFrame } from '@forms/shared/ui';
import { ControlGroup } from '../ControlGroup';
import { ariaOf, type ControlProps, frameOf, textOf } from '../control';
import { NativeSelect } from '../select/NativeSelect';
import styles from './TimeField.module.css';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const everyFiveMinutes = Array.from({ length: 12 }, (_, at) => twoDigits(at * 5));

/** A time of the 24-hour day, kept as `HH:MM`. Two selects, since a browser's own time input may ask for am and pm. */
export function TimeField(props: ControlProps) {
  const { value, onChange, onLeave } = props;
  const [hour = '', minute = ''] = textOf(value).split(':');
  const minutes = [...new Set([...everyFiveMinutes, ...(minute ? [minute] : [])])].sort();
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id, describedBy }) => (
        <ControlGroup className={styles.time} onLeave={onLeave}>
          <NativeSelect
            id={id}
            aria-label="Hour"
            value={hour}
            {...ariaOf(props, describedBy)}
            onChange={({ target }) => onChange(target.value && `${target.value}:${minute || '00'}`)}
          >
            <option value="">Hour</option>
            {hours.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect>
          <span aria-hidden="true">:</span>
          <NativeSelect
            aria-label="Minutes"
            value={minute}
            {...ariaOf(props, describedBy)}
            disabled={!hour}
            onChange={({ target }) => onChange(`${hour}:${target.value}`)}
          >
            {!hour && <option value="">Minutes</option>}
            {minutes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect>
        </ControlGroup>
      )}
    </FieldFrame>
  );
}
