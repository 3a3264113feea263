/**
 * How an element shows where there are no style sheets: by its tag, its attributes and the styles written on it and around it.
 * jsdom matches every rule of a browser's own sheet for each element that a test looks at, which was a sixth of all its time, and
 * refuses a pseudo-element's style aloud. What is not asked for all the time is left to it.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (property: string) => quick[property]?.(element) ?? byRules(element).getPropertyValue(property)
        : (quick[String(name)]?.(element) ?? Reflect.get(byRules(element), name)),
  });
}

const byRules = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const written = (element as HTMLElement).style?.display;
  if (written) return written;
  if (element.hasAttribute('hidden')) return 'none';
  const kind = `${element.localName} ${element.hasAttribute('open')} ${element.getAttribute('type')}`;
  const known = displays.get(kind) ?? byRules(element.cloneNode() as Element).display;
  displays.set(kind, known);
  return known;
}

/** As the nearest element around that says it has it. */
function inherited(element: Element, name: 'visibility' | 'pointerEvents'): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const written = (each as HTMLElement).style?.[name];
    if (written) return written;
  }
  return undefined;
}

const pointerEvents = (element: Element) => inherited(element, 'pointerEvents') ?? 'auto';
const quick: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility') ?? 'visible',
  pointerEvents,
  'pointer-events': pointerEvents,
};
