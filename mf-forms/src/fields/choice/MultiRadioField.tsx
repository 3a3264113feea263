import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf } from '../../engine/control';
import { FieldOptions } from '../../options/FieldOptions';
import { RadioList } from './RadioList';

/** One of several options. */
export function MultiRadioField(props: ControlProps) {
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <FieldOptions of={props.field.definition}>
          {(options) => <RadioList {...props} id={id} options={options} />}
        </FieldOptions>
      )}
    </FieldFrame>
  );
}
