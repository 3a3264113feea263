import { useEffect, useRef } from 'react';
import { useEditor } from './useAnnotationEditor';

/** Ctrl or Command with Z, Shift Z or Y, and S: wherever the focus is, but in a text, which undoes its own. */
export function useEditorKeys(): void {
  const editor = useRef(useEditor());
  editor.current = useEditor();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { change, save, saving, whyReadOnly } = editor.current;
      const key = event.key.toLowerCase();
      if (whyReadOnly || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (key === 's') {
        if (saving === 'unsaved' || saving === 'failed') save();
      } else if (key === 'z' || key === 'y') {
        if (isTyping(event.target)) return;
        change({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' });
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
