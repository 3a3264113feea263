import { useEffect, useRef } from 'react';
import { isMarkupTool } from '../drawing/tools';
import { useEditor } from './useAnnotationEditor';
import { useMaking } from './useMaking';

/** While a tool for text is chosen, text is marked as soon as it has been selected with the pointer. */
export function useTextMarkup(): void {
  const { tool, whyReadOnly } = useEditor();
  const { annotateSelection } = useMaking();
  const annotations = useRef(annotateSelection);
  annotations.current = annotateSelection;
  useEffect(() => {
    if (whyReadOnly || !isMarkupTool(tool)) return;
    let began = false;
    const pressed = ({ target }: PointerEvent) => {
      began = isInDocument(target);
    };
    // Who drags over text lets go of it anywhere.
    const released = ({ target }: PointerEvent) => {
      if (began || isInDocument(target)) annotations.current(tool);
      began = false;
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('pointerup', released);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('pointerup', released);
    };
  }, [tool, whyReadOnly]);
}

const isInDocument = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-document]') !== null;
