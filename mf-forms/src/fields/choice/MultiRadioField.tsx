import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf } from '../../engine/control';
import { OptionsState } from '../../options/OptionsState';
import { useOptions } from '../../options/useOptions';
import { RadioList } from './RadioList';

/** One of several options. */
export function MultiRadioField(props: ControlProps) {
  const options = useOptions(props.field.definition);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <OptionsState {...options}>
          <RadioList {...props} id={id} options={options.options} />
        </OptionsState>
      )}
    </FieldFrame>
  );
}
