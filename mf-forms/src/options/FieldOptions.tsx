import { type FieldDefinition, type Option, readOption } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import { OptionsState } from './OptionsState';
import { useOptions } from './useOptions';

interface FieldOptionsProps {
  of: FieldDefinition;
  children(options: readonly Option[]): ReactNode;
}

/** What is drawn of a field's options: of those in its definition at once, of a server's once they have come. */
export const FieldOptions = (props: FieldOptionsProps) =>
  props.of.options?.length ? props.children(props.of.options.map(readOption)) : <AskedOptions {...props} />;

function AskedOptions({ of, children }: FieldOptionsProps) {
  const asked = useOptions(of);
  return <OptionsState {...asked}>{children(asked.options)}</OptionsState>;
}
