import type { FieldModel } from '@forms/shared/contract';
import { createForm, getIn } from 'final-form';
import { createWatchers } from './watchers';

/** What a record of values means: which fields show, and what is wrong with those that do. */
export interface Validated {
  shown: ReadonlySet<string>;
  /** Messages by field key; none for hidden fields. */
  errors: Readonly<Record<string, string>>;
}

/** What one field draws itself from. The same object until something in it changes. */
export interface FieldState {
  value: unknown;
  shown: boolean;
  /** The message to show: an error of which the person has been told, or the server's. */
  error: string | undefined;
}

export interface FieldStoreOptions<V extends object> {
  fields: readonly FieldModel[];
  initial: V;
  /** Where a field's value stands in the record, as final-form's path. */
  pathOf(field: FieldModel): string;
  validate(values: V): Validated;
}

/**
 * The state of a form or of one row of a sub-table. final-form holds the values and runs the one validator of the
 * record; its one subscription is fanned out here by field, since registering each field with final-form makes it
 * validate everything again for every field that appears.
 */
export interface FieldStore<V extends object = object> {
  /** final-form's own, which holds the values. */
  form: object;
  values(): V;
  shows(field: FieldModel): boolean;
  stateOf(field: FieldModel): FieldState;
  /** Calls `listener` when the field's state has changed; answers how to stop it. */
  watch(field: FieldModel, listener: () => void): () => void;
  /** Calls `listener` after every change of any value. */
  watchAll(listener: () => void): () => void;
  change(field: FieldModel, value: unknown): void;
  /** The person left the field: if they edited it, they are told what is wrong with it. */
  leave(field: FieldModel): void;
  /** Whether nothing is wrong with these fields; nobody is told. */
  isValid(fields: readonly FieldModel[]): boolean;
  /** Tells what is wrong with these fields, and answers those in error. */
  check(fields: readonly FieldModel[]): FieldModel[];
  /** Shows the server's message at a field until its value changes. */
  refuse(field: FieldModel, message: string): void;
  /** Takes over answers given before; what they say of fields that are not in the form is left. */
  resume(values: object): void;
  reset(): void;
  isEdited(): boolean;
}

export function createFieldStore<V extends object>(options: FieldStoreOptions<V>): FieldStore<V> {
  const { fields, initial, pathOf, validate } = options;
  let values = initial;
  let validated = validate(initial);
  const form = createForm<V>({
    initialValues: initial,
    onSubmit: () => {},
    validate: (now) => {
      // Kept, since final-form works its whole state out anew for each that asks.
      values = now;
      validated = validate(now);
      return validated.errors;
    },
  });

  const edited = new Set<string>();
  const announced = new Set<string>();
  const refused = new Map<string, { value: unknown; message: string }>();
  const states = new Map<string, FieldState>();

  const valueAt = (field: FieldModel): unknown => getIn(values, pathOf(field));

  function errorOf({ key }: FieldModel, value: unknown) {
    const error = validated.errors[key];
    if (error) return announced.has(key) ? error : undefined;
    const refusal = refused.get(key);
    return refusal && refusal.value === value ? refusal.message : undefined;
  }

  function stateOf(field: FieldModel): FieldState {
    const value = valueAt(field);
    const next = { value, shown: validated.shown.has(field.key), error: errorOf(field, value) };
    const last = states.get(field.key);
    if (last && last.value === next.value && last.shown === next.shown && last.error === next.error) return last;
    states.set(field.key, next);
    return next;
  }

  const { watch, watchAll, spread } = createWatchers((field) => {
    const last = states.get(field.key);
    return stateOf(field) !== last;
  });
  form.subscribe(spread, { values: true });

  return {
    form,
    values: () => values,
    shows: ({ key }) => validated.shown.has(key),
    stateOf,
    watch,
    watchAll,
    change(field, value) {
      edited.add(field.key);
      form.change(pathOf(field) as keyof V, value as V[keyof V]);
      // Once right, a field is left in peace until it is left again.
      if (!validated.errors[field.key]) announced.delete(field.key);
    },
    leave({ key }) {
      if (!edited.has(key) || announced.has(key)) return;
      announced.add(key);
      spread();
    },
    isValid: (asked) => !asked.some(({ key }) => validated.errors[key]),
    check(asked) {
      for (const { key } of asked) announced.add(key);
      spread();
      return asked.filter(({ key }) => validated.errors[key]);
    },
    refuse(field, message) {
      refused.set(field.key, { value: valueAt(field), message });
      spread();
    },
    resume(given) {
      form.batch(() => {
        for (const field of fields) {
          const value = getIn(given, pathOf(field));
          if (value === valueAt(field)) continue;
          edited.add(field.key);
          form.change(pathOf(field) as keyof V, value as V[keyof V]);
        }
      });
    },
    reset() {
      edited.clear();
      announced.clear();
      refused.clear();
      form.restart(initial);
      spread();
    },
    isEdited: () => edited.size > 0 && fields.some((field) => valueAt(field) !== getIn(initial, pathOf(field))),
  };
}
