import { unknownFieldType } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import type { ControlProps } from '../engine/control';
import { say } from '../words/say';

/** Stands where a field of a type that this form cannot draw would be. */
export function UnknownField({ field }: ControlProps) {
  const services = useServices();
  const message = unknownFieldType(field.definition.type);
  return (
    <Notice
      kind="warning"
      title={message}
      actions={
        <Button onClick={() => void services.reportBug({ message: `${message} at ${field.key}` })}>
          {say('Report')}
        </Button>
      }
    >
      {say('You can fill in the rest of the form without it.')}
    </Notice>
  );
}
