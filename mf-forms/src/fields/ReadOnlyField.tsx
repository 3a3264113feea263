import { FieldFrame } from '@forms/shared/platform/ui';
import { AnswerValue } from '../answers/AnswerValue';
import { type ControlProps, frameOf } from '../engine/control';

/** A field that may be read and not changed. */
export function ReadOnlyField(props: ControlProps) {
  return (
    <FieldFrame {...frameOf(props)} group>
      {() => (
        <div>
          <AnswerValue definition={props.field.definition} value={props.value} />
        </div>
      )}
    </FieldFrame>
  );
}
