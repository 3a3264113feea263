/** What all parts of a page use, and none may put its own in the place of. A library that adds what a browser lacks is let be. */
const shared: readonly [object, readonly string[]][] = [
  [window, ['fetch']],
  [window.history, ['pushState', 'replaceState', 'back', 'go']],
  [History.prototype, ['pushState', 'replaceState', 'back', 'go']],
  [XMLHttpRequest.prototype, ['open', 'send']],
  [Storage.prototype, ['getItem', 'setItem', 'removeItem', 'clear']],
  [EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  [Object.prototype, ['toString', 'hasOwnProperty', 'valueOf']],
  [Array.prototype, ['map', 'filter', 'find', 'forEach', 'push', 'slice', 'sort']],
  [String.prototype, ['split', 'replace', 'trim']],
];
const before = shared.flatMap(([holder, names]) =>
  names.map((name) => ({ holder, name, was: Object.getOwnPropertyDescriptor(holder, name) })),
);

/** Puts back what of the page's own has been replaced since it was opened; answers the names of it, where it could be. */
export function restoreBuiltIns(): string[] {
  return before.flatMap(({ holder, name, was }) => {
    const is = Object.getOwnPropertyDescriptor(holder, name);
    if (is?.value === was?.value && is?.get === was?.get) return [];
    const isBack = was ? Reflect.defineProperty(holder, name, was) : Reflect.deleteProperty(holder, name);
    return isBack ? [name] : [];
  });
}
