import type { Editor } from 'draft-js';
import { type RefObject, useLayoutEffect } from 'react';

/** Gives the box that is written in the attributes for which Draft has no properties. */
export function useBoxAttributes(
  editor: RefObject<Editor | null>,
  { id, required, invalid }: { id: string; required: boolean; invalid: boolean },
): void {
  useLayoutEffect(() => {
    const box = editor.current?.editor;
    if (!box) return;
    box.id = id;
    box.setAttribute('aria-required', String(required));
    box.setAttribute('aria-invalid', String(invalid));
  }, [editor, id, required, invalid]);
}
