import type { Option } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf } from '../../engine/control';
import { say } from '../../words/say';
import { RadioList } from './RadioList';

const noAndYes = (): Option[] => [
  { value: false, label: say('No') },
  { value: true, label: say('Yes') },
];

/** No or Yes; neither until it is answered. */
export function BoolField(props: ControlProps) {
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => <RadioList {...props} id={id} options={noAndYes()} />}
    </FieldFrame>
  );
}
