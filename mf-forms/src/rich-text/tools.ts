import { EditorState, RichUtils } from 'draft-js';
import type { ofTools } from '../words/portugueseOfRichText';
import type { Mark, TextBlock } from './blocks';
import { blockTypes, inlineStyles } from './content';
import { blockAtCaret, linkAtCaret, moved, unlinked, withRule, withTable } from './editing';

/** A button of the toolbar, and what the keyboard does instead. */
export interface Tool {
  /** The command's name, which the keyboard gives too. */
  name: string;
  /** What it is called in English, by which it is said. */
  label: keyof typeof ofTools;
  /** The key that goes with Ctrl or ⌘, as `Shift+7`. */
  key?: string;
  /** For what is on or off where the caret is. */
  isOn?(state: EditorState): boolean;
  /** Whether there is nothing to do where the caret is. */
  isIdle?(state: EditorState): boolean;
  /** The next state; undefined where there is nothing to do. Left out by what asks a question first. */
  apply?(state: EditorState): EditorState | undefined;
  /** The browser's own command, for the cells of tables, which the browser edits. */
  inCell?: string;
}

const mark = (label: Tool['label'], mark: Mark, more: Partial<Tool> = {}): Tool => ({
  name: mark,
  label,
  isOn: (state) => state.getCurrentInlineStyle().has(inlineStyles[mark]),
  apply: (state) => RichUtils.toggleInlineStyle(state, inlineStyles[mark]),
  ...more,
});

const block = (label: Tool['label'], kind: TextBlock['kind'], more: Partial<Tool> = {}): Tool => ({
  name: kind,
  label,
  isOn: (state) => blockAtCaret(state).getType() === blockTypes[kind],
  apply: (state) => RichUtils.toggleBlockType(state, blockTypes[kind]),
  ...more,
});

const level = (name: string, label: Tool['label'], by: 1 | -1): Tool => ({
  name,
  label,
  isIdle: (state) => moved(state, by) === undefined,
  apply: (state) => moved(state, by),
});

/** In the order and the groups of the toolbar. */
export const tools: readonly (readonly Tool[])[] = [
  [block('Heading 1', 'h1'), block('Heading 2', 'h2'), block('Heading 3', 'h3')],
  [
    mark('Bold', 'strong', { key: 'B', inCell: 'bold' }),
    mark('Italic', 'em', { key: 'I', inCell: 'italic' }),
    mark('Underline', 'u', { key: 'U', inCell: 'underline' }),
    mark('Strikethrough', 's', { key: 'Shift+X', inCell: 'strikeThrough' }),
    mark('Code', 'code'),
  ],
  [
    block('Bulleted list', 'ul', { key: 'Shift+8' }),
    block('Numbered list', 'ol', { key: 'Shift+7' }),
    level('deeper', 'One level deeper', 1),
    level('shallower', 'One level back', -1),
  ],
  [
    { name: 'link', label: 'Link', key: 'K', isOn: (state) => linkAtCaret(state) !== undefined },
    { name: 'unlink', label: 'Remove link', isIdle: (state) => linkAtCaret(state) === undefined, apply: unlinked },
    block('Quotation', 'blockquote'),
    { name: 'table', label: 'Table', apply: withTable },
    { name: 'rule', label: 'Dividing line', apply: withRule },
  ],
  [
    {
      name: 'undo',
      label: 'Undo',
      key: 'Z',
      isIdle: (state) => state.getUndoStack().isEmpty(),
      apply: EditorState.undo,
    },
    {
      name: 'redo',
      label: 'Redo',
      key: 'Shift+Z',
      isIdle: (state) => state.getRedoStack().isEmpty(),
      apply: EditorState.redo,
    },
  ],
];

const all = tools.flat();
export const toolNamed = (name: string): Tool | undefined => all.find((tool) => tool.name === name);

/** The tool that a key pressed with Ctrl or ⌘ stands for. Letters go by what they write, digits by their place on the keyboard. */
export const toolOfKey = ({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>) => {
  const name = code.startsWith('Digit') ? code.replace('Digit', '') : key.toUpperCase();
  if (name === 'Y' && !shiftKey) return toolNamed('redo');
  return all.find((tool) => tool.key === (shiftKey ? `Shift+${name}` : name));
};
