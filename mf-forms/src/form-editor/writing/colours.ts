import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const syntax = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--info)' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--success)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--text-quiet)' },
]);

const wave = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour} 1px`,
  textUnderlineOffset: '4px',
});

/** The product's own colours and sizes for the editor, of its custom properties: light, dark and campus come by themselves. */
const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: 'var(--size-small)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace', lineHeight: '1.55' },
  '.cm-content': { paddingBlock: 'var(--space-3)', caretColor: 'var(--text)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': { color: 'var(--text-quiet)', backgroundColor: 'var(--surface)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--sunk)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--focus) 28%, transparent)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--info-surface)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--info-surface)', outline: '1px solid var(--info)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--error-surface)' },
  '.cm-foldPlaceholder': { color: 'var(--text-quiet)', backgroundColor: 'var(--sunk)', border: 'none' },
  '.cm-lintRange-error': wave('var(--error)'),
  '.cm-lintRange-warning': wave('var(--warning)'),
  '.cm-lint-marker': {
    width: '0.7em',
    height: '0.7em',
    borderRadius: '50%',
    content: '""',
    marginBlockStart: '0.45em',
  },
  '.cm-lint-marker-error': { backgroundColor: 'var(--error)', content: '""' },
  '.cm-lint-marker-warning': { backgroundColor: 'var(--warning)', content: '""' },
  '.cm-tooltip': {
    maxWidth: 'min(28rem, 90vw)',
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--float-shadow)',
    fontFamily: 'var(--font-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-3)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-primary)',
    backgroundColor: 'var(--primary)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-tooltip.cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-explanation': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-explanation strong': { display: 'block', color: 'var(--text-quiet)', fontWeight: '600' },
  '.cm-diagnostic': { padding: 'var(--space-2) var(--space-3)', borderInlineStart: '3px solid var(--warning)' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--error)' },
  '.cm-panels': { color: 'var(--text)', backgroundColor: 'var(--sunk)', borderColor: 'var(--line)' },
  '.cm-panel.cm-search': { padding: 'var(--space-2) var(--space-3)', fontFamily: 'var(--font-text)' },
  '.cm-textfield': { color: 'var(--text)', backgroundColor: 'var(--surface)', borderColor: 'var(--line-strong)' },
  '.cm-button': {
    color: 'var(--text)',
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-surface)', outline: '1px solid var(--warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--info-surface)', outline: '2px solid var(--info)' },
  '&.cm-merge-b .cm-changedLine, .cm-insertedLine': { backgroundColor: 'var(--success-surface)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--error-surface)', paddingInlineStart: 'var(--space-2)' },
  '&.cm-merge-b .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '.cm-deletedLine, .cm-deletedLine del': { textDecoration: 'none' },
  '.cm-deletedChunk .cm-chunkButtons': { display: 'flex', gap: 'var(--space-2)', insetBlockStart: '2px' },
  '.cm-deletedChunk button, .cm-deletedChunk button[name=accept], .cm-deletedChunk button[name=reject]': {
    minHeight: '24px',
    margin: '0',
    padding: '0 var(--space-2)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    background: 'var(--surface)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--size-small)',
    cursor: 'pointer',
  },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--success)' },
  '.cm-deletedLineGutter, &.cm-merge-a .cm-changedLineGutter': { background: 'var(--error)' },
  '.cm-collapsedLines': {
    color: 'var(--info)',
    background: 'var(--info-surface)',
    paddingBlock: 'var(--space-1)',
    fontFamily: 'var(--font-text)',
  },
});

export const colours = [theme, syntaxHighlighting(syntax)];
