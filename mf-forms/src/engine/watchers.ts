import type { FieldModel } from '@forms/shared/contract';

/**
 * Who draws which field: fans out what has happened to those whose field has changed, and to who wants to hear of all.
 *
 * @param hasChanged whether a field's state is another than when it was last asked for
 */
export function createWatchers(hasChanged: (field: FieldModel) => boolean) {
  const watchers = new Map<string, { field: FieldModel; listeners: Set<() => void> }>();
  const allWatchers = new Set<() => void>();
  return {
    watch(field: FieldModel, listener: () => void): () => void {
      const watcher = watchers.get(field.key) ?? { field, listeners: new Set() };
      watchers.set(field.key, watcher);
      hasChanged(field);
      watcher.listeners.add(listener);
      return () => {
        watcher.listeners.delete(listener);
        if (watcher.listeners.size === 0 && watchers.get(field.key) === watcher) watchers.delete(field.key);
      };
    },
    watchAll(listener: () => void): () => void {
      allWatchers.add(listener);
      return () => void allWatchers.delete(listener);
    },
    /** To be called after every change. */
    spread(): void {
      for (const { field, listeners } of watchers.values())
        if (hasChanged(field)) for (const listener of listeners) listener();
      for (const listener of allWatchers) listener();
    },
  };
}
