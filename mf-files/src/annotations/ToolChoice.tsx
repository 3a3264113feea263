import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { markupTypes } from '../xfdf/annotation';
import styles from './AnnotationBar.module.css';
import { ToolIcon } from './ToolIcon';
import { drawTools, isMarkupTool, type Tool, toolNames } from './tools';
import { useDesk } from './useAnnotationDesk';
import { useMaking } from './useMaking';

const tools: readonly Tool[] = ['select', ...markupTypes, ...drawTools];

/** The id of the words that say why nothing can be changed. */
export const WHY_READ_ONLY = 'annotations-read-only';

/** The tools as one group of radio buttons: arrow keys choose, Enter uses the tool in the middle of the page in sight. */
export function ToolChoice() {
  const desk = useDesk();
  const { markSelection, placeInMiddle } = useMaking();
  const group = useRef<HTMLFieldSetElement>(null);
  const name = useId();
  const isOff = desk.whyReadOnly !== undefined;

  useEffect(() => {
    if (desk.focus === 'tools') group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [desk.focus]);

  const pressed = (event: KeyboardEvent) => {
    if (isOff) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      placeInMiddle(desk.tool);
    }
    if (event.key === 'Escape') desk.chooseTool('select');
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
        <label key={tool} className={styles.tool} title={toolNames[tool]}>
          <input
            type="radio"
            name={name}
            checked={desk.tool === tool}
            aria-disabled={isOff}
            className="visually-hidden"
            onChange={() => isOff || desk.chooseTool(tool)}
            onKeyDown={pressed}
            // Text that was selected first is marked at once; by arrow keys one only passes by a tool.
            onClick={({ detail }) => {
              if (!isOff && detail > 0 && isMarkupTool(tool)) markSelection(tool);
            }}
          />
          <ToolIcon tool={tool} />
          <span className="visually-hidden">{toolNames[tool]}</span>
        </label>
      ))}
      {!isOff && desk.tool !== 'select' && (
        <p className={styles.hint} role="status">
          {hintOf(desk.tool)}
        </p>
      )}
    </fieldset>
  );
}

function hintOf(tool: Tool): string {
  if (isMarkupTool(tool)) return 'Select text on the page, or press Enter to mark the line in the middle.';
  const how = tool === 'polygon' ? 'Press each corner, the first one again to end' : 'Draw on the page';
  return `${how}, or press Enter to place it in the middle.`;
}
