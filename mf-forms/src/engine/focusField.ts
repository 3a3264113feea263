import type { FieldModel } from '@forms/shared/contract';

const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

/** Brings a field's label into view and its control, or the first of them, into focus. */
export function focusField({ key }: FieldModel): void {
  const element = document.getElementById(key);
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  (document.getElementById(`${key}-label`) ?? control)?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
