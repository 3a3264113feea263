import type { Language } from '@forms/shared/contract';
import { Button, FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { say } from '../words/say';

/** A query's answer, as far as a choice needs it. */
export interface Rows<Row> {
  currentData?: readonly Row[] | undefined;
  isUninitialized: boolean;
  isError: boolean;
  refetch(): unknown;
}

interface ChoiceSelectProps<Row> {
  name: string;
  label: string;
  rows: Rows<Row>;
  labelOf(row: Row): string;
  /** Of what `labelOf` says, where it is not the page's. */
  labelLanguage?: Language;
  value: Row | undefined;
  onChoose(row: Row | undefined): void;
  /** What to do first, said while nothing can be chosen yet. */
  waitsFor: string;
  error: string | undefined;
}

/** One step of the cascade: waiting for the step before, loading, failed with a retry in place, or open to a choice. */
export function ChoiceSelect<Row extends { id: string }>(props: ChoiceSelectProps<Row>) {
  const { name, label, rows, labelOf, labelLanguage, value, onChoose, waitsFor, error } = props;
  // What was chosen stays to be seen while the list loads, could not be loaded or no longer offers it.
  const offered = rows.currentData ?? [];
  const choices = value && !offered.some(({ id }) => id === value.id) ? [...offered, value] : offered;
  const loading = !rows.currentData && !rows.isError && !rows.isUninitialized;
  const none = rows.currentData?.length === 0;

  function prompt() {
    if (rows.isUninitialized) return waitsFor;
    if (loading) return say('Loading…');
    return say(none ? 'Nothing on offer' : 'Please choose');
  }

  return (
    <FieldFrame
      id={useId()}
      label={label}
      hint={none && say('Nothing is on offer here. Please choose differently above.')}
      error={rows.isError ? say('This list could not be loaded.') : error}
    >
      {({ id, describedBy }) => (
        <>
          <NativeSelect
            id={id}
            name={name}
            value={value?.id ?? ''}
            aria-disabled={choices.length === 0}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined}
            aria-busy={loading}
            onChange={({ target }) => onChoose(choices.find((row) => row.id === target.value))}
          >
            <option value="">{prompt()}</option>
            {choices.map((row) => (
              <option key={row.id} value={row.id} lang={labelLanguage}>
                {labelOf(row)}
              </option>
            ))}
          </NativeSelect>
          {rows.isError && (
            <div>
              <Button onClick={() => rows.refetch()} aria-describedby={describedBy}>
                {say('Try again')}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
