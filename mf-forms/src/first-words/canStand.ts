import type { FieldDefinition } from '@forms/shared/contract';
import type { ComponentType } from 'react';
import type { ControlProps } from '../engine/control';
import { nativeControls } from '../fields/nativeControls';

const controls = new Map<string, ComponentType<ControlProps>>(Object.entries(nativeControls));

/** What draws a field of a type that can stand before its form is alive; undefined for another. */
export const standingControl = ({ type }: FieldDefinition): ComponentType<ControlProps> | undefined =>
  controls.get(type);

export const isHeading = ({ type }: FieldDefinition): boolean => type === 'header' || type === 'section';

/** HTML is cleaned by what comes later, a button does nothing yet, and a server’s options have yet to come. */
export function canStand(definition: FieldDefinition): boolean {
  const { type, html, close, readonly, api } = definition;
  if (isHeading(definition)) return !html && !close;
  // A list that is searched keeps its place with grey lines, as it does in the live form.
  return standingControl(definition) !== undefined && !readonly && (!api || type === 'select');
}
