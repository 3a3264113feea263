import { useEffect, useRef } from 'react';
import { isMarkupTool } from './tools';
import { useDesk } from './useAnnotationDesk';
import { useMaking } from './useMaking';

/** While a tool for text is chosen, text is marked as soon as it has been selected with the pointer. */
export function useTextMarking(): void {
  const { tool, whyReadOnly } = useDesk();
  const { markSelection } = useMaking();
  const marks = useRef(markSelection);
  marks.current = markSelection;
  useEffect(() => {
    if (whyReadOnly || !isMarkupTool(tool)) return;
    const released = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.textLayer')) marks.current(tool);
    };
    document.addEventListener('pointerup', released);
    return () => document.removeEventListener('pointerup', released);
  }, [tool, whyReadOnly]);
}
