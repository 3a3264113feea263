import type { FieldModel } from '@forms/shared/contract';
import { memo } from 'react';
import { Field } from './Field';

/** Fields in order. They are drawn in runs, since React visits every sibling of one that changes. */
export const Fields = memo(function Fields({ fields }: { fields: readonly FieldModel[] }) {
  return runsOf(fields).map((run) => <Run key={run[0]?.key} fields={run} />);
});

const Run = memo(function Run({ fields }: { fields: readonly FieldModel[] }) {
  return fields.map((field) => <Field key={field.key} field={field} />);
});

const LENGTH = 25;
const runsOf = (fields: readonly FieldModel[]): (readonly FieldModel[])[] =>
  Array.from({ length: Math.ceil(fields.length / LENGTH) }, (_, at) => fields.slice(at * LENGTH, (at + 1) * LENGTH));
