type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was written in controls before they were alive: the selector of each live one, and what it takes. */
export interface Written {
  answers: { selector: string; value: string }[];
  /** Where the caret stands; none in what has no text. */
  focus: { selector: string; caret: [start: number, end: number] | undefined } | undefined;
}

/** Reads what somebody, or the browser in their stead, has written in the controls of an element. */
export function readWritten(element: Element): Written {
  const controls = [...element.querySelectorAll<Control>('input, textarea, select')];
  const focused = controls.find((control) => control === document.activeElement);
  return {
    answers: controls.filter(isWritten).map((control) => ({ selector: selectorOf(control), value: control.value })),
    focus: focused && { selector: selectorOf(focused), caret: caretOf(focused) },
  };
}

/** Writes it again into the live controls of an element, as if it was typed there; into none that has an answer. */
export function writeAgain(element: Element, { answers, focus }: Written): void {
  for (const { selector, value } of answers) {
    const control = element.querySelector<Control>(selector);
    if (control) write(control, value);
    if (control && selector !== focus?.selector) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  // Who has gone to something else meanwhile stays there.
  if (!focus || document.activeElement !== document.body) return;
  const control = element.querySelector<Control>(focus.selector);
  control?.focus({ preventScroll: true });
  if (focus.caret && control && 'setSelectionRange' in control) control.setSelectionRange(...focus.caret);
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

function isWritten(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Of several of one name only the first has an id. */
const selectorOf = ({ id, name, value }: Control) =>
  name ? `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : `[id="${CSS.escape(id)}"]`;

const caretOf = (control: Control): [number, number] | undefined =>
  'selectionStart' in control && control.selectionStart !== null
    ? [control.selectionStart, control.selectionEnd ?? control.selectionStart]
    : undefined;

function write(control: Control, value: string): void {
  if (isChoice(control)) {
    const isAnswered =
      control.type === 'radio' && document.querySelector(`[name="${CSS.escape(control.name)}"]:checked`);
    if (!control.checked && !isAnswered) control.click();
    return;
  }
  if (control.value !== '') return;
  // The element's own setter: React heeds no change that goes through the one that it puts before it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
