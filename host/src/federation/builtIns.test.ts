import { restoreBuiltIns } from './builtIns';

test('what a part has replaced of the page is put back and named, once', () => {
  const { setItem } = Storage.prototype;
  const { pushState } = history;
  Storage.prototype.setItem = () => undefined;
  history.pushState = () => undefined;
  Object.defineProperty(Array.prototype, 'added', { value: 1, configurable: true });

  expect(restoreBuiltIns()).toEqual(['pushState', 'setItem']);

  expect(Storage.prototype.setItem).toBe(setItem);
  expect(history.pushState).toBe(pushState);
  expect(Object.hasOwn(history, 'pushState')).toBe(false);
  expect([]).toHaveProperty('added', 1);
  expect(restoreBuiltIns()).toEqual([]);
  Reflect.deleteProperty(Array.prototype, 'added');
});

test('what cannot be put back is left as it is', () => {
  const { trim } = String.prototype;
  Object.defineProperty(window.history, 'go', { value: () => undefined, configurable: false });
  expect(restoreBuiltIns()).toEqual([]);
  expect(String.prototype.trim).toBe(trim);
});
