import { FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { useEffect, useRef } from 'react';

/** A key that has just been made, ready to be copied. */
export function MadeKey({ value }: { value: string }) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each key
  useEffect(() => field.current?.focus(), [value]);
  return (
    <FieldFrame
      id="remote-key"
      label="The new key"
      hint="Give it to the team’s pipeline as SITE_KEY. It is not shown again."
    >
      {({ id, describedBy }) => (
        <NativeInput
          id={id}
          ref={field}
          value={value}
          readOnly
          aria-describedby={describedBy}
          onFocus={({ target }) => target.select()}
        />
      )}
    </FieldFrame>
  );
}
