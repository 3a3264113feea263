import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { drawTools, isMarkupTool, type Tool, toolNames } from '../drawing/tools';
import { markupTypes } from '../xfdf/annotation';
import styles from './AnnotationBar.module.css';
import { ToolIcon } from './ToolIcon';
import { useEditor } from './useAnnotationEditor';
import { useMaking } from './useMaking';

const tools: readonly Tool[] = ['select', ...markupTypes, ...drawTools];

/** The id of the words that say why nothing can be changed. */
export const WHY_READ_ONLY = 'annotations-read-only';

/** The tools as one group of radio buttons: arrow keys choose, Enter uses the tool in the middle of the page in sight. */
export function ToolChoice() {
  const editor = useEditor();
  const { annotateSelection, placeInMiddle } = useMaking();
  const group = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  const isOff = editor.whyReadOnly !== undefined;

  useEffect(() => {
    if (editor.focus === 'tools') group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [editor.focus]);

  const pressed = (event: KeyboardEvent) => {
    if (isOff) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      placeInMiddle(editor.tool);
    }
    if (event.key === 'Escape') editor.chooseTool('select');
  };
  return (
    <fieldset
      ref={group}
      className={styles.tools}
      aria-disabled={isOff}
      {...(isOff && { 'aria-describedby': WHY_READ_ONLY })}
    >
      <legend className="visually-hidden">Tool</legend>
      {tools.map((tool) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard Enter does it, and passing by a tool does not
        <label
          key={tool}
          className={styles.tool}
          title={toolNames[tool]}
          // Text that was selected first is marked at once; arrow keys press the radio button itself.
          onClick={({ target }) => {
            if (!isOff && isMarkupTool(tool) && !(target instanceof HTMLInputElement)) annotateSelection(tool);
          }}
        >
          <input
            type="radio"
            name={name}
            checked={editor.tool === tool}
            aria-disabled={isOff}
            className="visually-hidden"
            onChange={() => isOff || editor.chooseTool(tool)}
            onKeyDown={pressed}
          />
          <ToolIcon tool={tool} />
          <span className="visually-hidden">{toolNames[tool]}</span>
        </label>
      ))}
    </fieldset>
  );
}
