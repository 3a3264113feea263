import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { Explanation } from '../definition/explanation';
import type { Problem } from '../definition/reading';
import type { JsonSchema } from '../definition/schema';
import styles from './TextBox.module.css';
import { createTextEditor, type TextEditor } from './textEditor';

/** What others may do with the text. */
export type TextBoxHandle = Pick<TextEditor, 'goTo' | 'replace' | 'goToDifference'>;

interface TextBoxProps {
  ref: Ref<TextBoxHandle>;
  /** What it begins with; from then on the text is its own, and `onChange` tells it. */
  initialText: string;
  readOnly: boolean;
  problems: readonly Problem[];
  /** Another text that it is compared with. */
  other: string | undefined;
  schema: JsonSchema | undefined;
  onChange(text: string): void;
  onExplain(explanation: Explanation | undefined): void;
  onSave(): void;
}

/** The box in which a definition's text is written. */
export function TextBox({ ref, initialText, readOnly, problems, other, schema, ...hears }: TextBoxProps) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(undefined);
  const heard = useRef(hears);
  heard.current = hears;
  const hintId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once and keeps its text from then on
  useEffect(() => {
    if (!parent.current) return;
    const made = createTextEditor({
      parent: parent.current,
      text: initialText,
      name: 'Definition of the form',
      describedBy: hintId,
      readOnly,
      onChange: (text) => heard.current.onChange(text),
      onExplain: (explanation) => heard.current.onExplain(explanation),
      onSave: () => heard.current.onSave(),
    });
    editor.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => editor.current?.mark(problems), [problems]);
  useEffect(() => editor.current?.compareWith(other), [other]);
  useEffect(() => {
    if (schema) editor.current?.learn(schema);
  }, [schema]);
  useImperativeHandle(ref, () => ({
    goTo: (place) => editor.current?.goTo(place),
    goToDifference: () => editor.current?.goToDifference(),
    replace: (text) => editor.current?.replace(text),
  }));

  return (
    <div className={styles.box}>
      <div ref={parent} className={styles.text} />
      <p id={hintId} className={styles.hint}>
        {readOnly ? (
          'Only an Admin may change it.'
        ) : (
          <>
            <kbd>Ctrl</kbd>+<kbd>Space</kbd> offers what can be written. <kbd>Tab</kbd> indents: press <kbd>Esc</kbd>,
            then <kbd>Tab</kbd> to leave the text.
          </>
        )}
      </p>
    </div>
  );
}
