import 'draft-js/dist/Draft.css';
import { type ContentBlock, Editor, type EditorState, RichUtils } from 'draft-js';
import { type ClipboardEvent, type FocusEvent, useCallback, useMemo, useRef, useState } from 'react';
import { say } from '../words/say';
import { fillClipboard } from './clipboard';
import { blockTypes } from './content';
import { blockAtCaret, caretAfter, entered, pasted, without } from './editing';
import { RuleBlock } from './RuleBlock';
import { TableBlock, type TableHost } from './TableBlock';
import { Toolbar } from './Toolbar';
import type { Tool } from './tools';
import { useBoxAttributes } from './useBoxAttributes';
import { useKeyCommands } from './useKeyCommands';
import { useLinkQuestion } from './useLinkQuestion';
import { useWriting } from './useWriting';
import styles from './WritingBox.module.css';

export interface WritingBoxProps {
  /** The id of the box that is written in. */
  id: string;
  labelId: string;
  describedBy: string | undefined;
  required: boolean;
  invalid: boolean;
  /** HTML of any origin; what rich text may not hold is left out when it is shown. */
  value: string;
  /** It is a text of the site's own, whose links may lead to its pages. */
  ofSite?: boolean;
  /** Gives HTML of headings, paragraphs, lists, tables, quotations, links and basic looks; empty when nothing is written. */
  onChange(html: string): void;
  onLeave(): void;
}

/** Looks that Draft does not know of itself. */
const looks = {
  CODE: { fontFamily: 'ui-monospace, monospace', fontSize: '0.9375em', background: 'var(--sunk)' },
  SUBSCRIPT: { verticalAlign: 'sub', fontSize: '0.75em' },
  SUPERSCRIPT: { verticalAlign: 'super', fontSize: '0.75em' },
};
const listTypes: ReadonlySet<string> = new Set([blockTypes.ul, blockTypes.ol]);

/** The toolbar and the text. Draft's state begins, lives and ends here. */
export function WritingBox(props: WritingBoxProps) {
  const { id, labelId, describedBy, required, invalid, value, ofSite = false, onChange, onLeave } = props;
  const { state, latest, commit, notify } = useWriting(value, ofSite, onChange);
  const editor = useRef<Editor>(null);
  const [focus, setFocus] = useState<'none' | 'text' | 'table'>('none');
  const isInTable = focus === 'table';
  const isInList = listTypes.has(blockAtCaret(state).getType());
  useBoxAttributes(editor, { id, required, invalid });

  /** Changes the text and goes on in it. The focus first: Draft answers it with the state that it has drawn last. */
  const change = useCallback(
    (edit: (state: EditorState) => EditorState | undefined) => {
      editor.current?.focus();
      const next = edit(latest.current);
      if (next) commit(next);
    },
    [commit, latest],
  );

  const tableHost = useMemo<TableHost>(
    () => ({
      ofSite,
      onEdit: notify,
      onRemove: (block) => change((now) => without(now, block)),
      onLeave: (block) => change((now) => caretAfter(now, block)),
    }),
    [change, notify, ofSite],
  );

  const askForLink = useLinkQuestion(latest, change, ofSite);
  const press = (tool: Tool) => {
    if (isInTable && tool.inCell) {
      document.execCommand(tool.inCell);
      return;
    }
    if (tool.apply) change(tool.apply);
    else void askForLink();
  };

  const { commandOf, obey } = useKeyCommands({ isInList, latest, commit, press });
  const handle = (next: EditorState | undefined) => {
    if (next) commit(next);
    return next ? 'handled' : 'not-handled';
  };
  const copy = (event: ClipboardEvent) => fillClipboard(event, editor.current);
  const draw = (block: ContentBlock) => {
    if (block.getType() !== 'atomic') return null;
    const isTable = latest.current.getCurrentContent().getEntity(block.getEntityAt(0)).getType() === 'TABLE';
    return isTable
      ? { component: TableBlock, editable: false, props: tableHost }
      : { component: RuleBlock, editable: false };
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setFocus('none');
    onLeave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices where the focus goes
    <div
      className={invalid ? styles.invalid : styles.editor}
      onFocusCapture={({ target }) => setFocus(target.closest('[data-table]') ? 'table' : 'text')}
      onBlur={leave}
    >
      <Toolbar
        controls={id}
        isOn={(tool) => focus === 'text' && tool.isOn?.(state) === true}
        isIdle={(tool) => (isInTable ? !tool.inCell : tool.isIdle?.(state) === true)}
        onPress={press}
      />
      <div className={styles.text} onCopy={copy} onCut={copy}>
        <Editor
          ref={editor}
          editorState={state}
          onChange={commit}
          ariaLabelledBy={labelId}
          ariaDescribedBy={[describedBy, `${id}-keys`].filter(Boolean).join(' ')}
          ariaMultiline
          role="textbox"
          tabIndex={0}
          spellCheck
          stripPastedStyles
          customStyleMap={looks}
          keyBindingFn={commandOf}
          handleKeyCommand={obey}
          handleReturn={(event, current) =>
            handle(event.shiftKey ? RichUtils.insertSoftNewline(current) : entered(current))
          }
          handlePastedText={(_, html, current) => handle(html ? pasted(current, html, ofSite) : undefined)}
          blockRendererFn={draw}
        />
      </div>
      <p id={`${id}-keys`} className={isInList && focus === 'text' ? styles.keys : 'visually-hidden'}>
        {say('In a list, Tab and Shift+Tab change the level. To leave the list by keyboard, press Esc, then Tab.')}
      </p>
    </div>
  );
}
