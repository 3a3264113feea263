import { AtomicBlockUtils, type ContentBlock, EditorState, Modifier, RichUtils, SelectionState } from 'draft-js';
import { DEEPEST, type Table, type TextBlock } from './blocks';
import { blockTypes, htmlToContent, linkIn } from './content';

// What can be done to a text. Each takes the editor's state and answers the next; undefined where there is nothing to do.

const kinds = { ul: blockTypes.ul, ol: blockTypes.ol };
const isItem = (block: ContentBlock | undefined): block is ContentBlock =>
  block?.getType() === kinds.ul || block?.getType() === kinds.ol;
const headingTypes = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((kind) => blockTypes[kind as TextBlock['kind']]));

export const blockAtCaret = (state: EditorState): ContentBlock =>
  state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());

/** Moves the chosen items of a list a level in or out. */
export function moved(state: EditorState, by: 1 | -1): EditorState | undefined {
  const content = state.getCurrentContent();
  const blocks = content.getBlocksAsArray();
  const keys = blocks.map((block) => block.getKey());
  const from = keys.indexOf(state.getSelection().getStartKey());
  const to = keys.indexOf(state.getSelection().getEndKey());
  const before = blocks[from - 1];
  const chosen = blocks.slice(from, to + 1).filter(isItem);
  const [first] = chosen;
  if (!first) return undefined;
  const deepest = isItem(before) ? Math.min(before.getDepth() + 1, DEEPEST) : 0;
  if (by === 1 ? first.getDepth() >= deepest : chosen.every((block) => block.getDepth() === 0)) return undefined;

  const blockMap = chosen.reduce((map, block) => {
    const depth = Math.min(Math.max(block.getDepth() + by, 0), DEEPEST);
    return map.set(block.getKey(), block.set('depth', depth) as ContentBlock);
  }, content.getBlockMap());
  const next = content.merge({ blockMap }) as typeof content;
  return EditorState.push(state, next, 'adjust-depth');
}

/** Begins a new block. After a heading, and in a blank quotation, that is a paragraph. */
export function entered(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  const block = blockAtCaret(state);
  if (!selection.isCollapsed()) return undefined;
  if (block.getType() === blockTypes.blockquote && block.getLength() === 0) {
    return RichUtils.toggleBlockType(state, blockTypes.p);
  }
  if (!headingTypes.has(block.getType()) || selection.getStartOffset() < block.getLength()) return undefined;
  const split = EditorState.push(state, Modifier.splitBlock(state.getCurrentContent(), selection), 'split-block');
  const plain = Modifier.setBlockType(split.getCurrentContent(), split.getSelection(), blockTypes.p);
  return EditorState.push(split, plain, 'change-block-type');
}

/** Where the link at the caret, or at the start of what is chosen, leads. */
export function linkAtCaret(state: EditorState): string | undefined {
  return linkIn(state.getCurrentContent(), linkKeyAtCaret(state));
}

const linkKeyAtCaret = (state: EditorState): string | null => {
  const block = blockAtCaret(state);
  const at = state.getSelection().getStartOffset();
  const inside = block.getEntityAt(at);
  return inside ?? (state.getSelection().isCollapsed() && at > 0 ? block.getEntityAt(at - 1) : null);
};

/** Links what is chosen, or all of the link at the caret; where there is neither, writes the address as a link. */
export function linked(state: EditorState, href: string): EditorState {
  const target = linkRange(state);
  const withEntity = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { href });
  const key = withEntity.getLastCreatedEntityKey();
  if (!target.isCollapsed()) return RichUtils.toggleLink(state, target, key);
  const written = Modifier.insertText(withEntity, target, href, state.getCurrentInlineStyle(), key);
  return EditorState.push(state, written, 'insert-characters');
}

export const unlinked = (state: EditorState): EditorState | undefined =>
  linkAtCaret(state) === undefined ? undefined : RichUtils.toggleLink(state, linkRange(state), null);

function linkRange(state: EditorState): SelectionState {
  const selection = state.getSelection();
  const key = linkKeyAtCaret(state);
  if (!selection.isCollapsed() || !key) return selection;
  const block = blockAtCaret(state);
  const at = selection.getStartOffset();
  let range = selection;
  block.findEntityRanges(
    (character) => character.getEntity() === key,
    (start, end) => {
      if (start <= at && at <= end)
        range = selection.merge({ anchorOffset: start, focusOffset: end }) as SelectionState;
    },
  );
  return range;
}

const newTable: Table = { kind: 'table', headed: true, rows: Array.from({ length: 3 }, () => [[], []]) };

export const withTable = (state: EditorState): EditorState => withAtomic(state, 'TABLE', { table: newTable });
export const withRule = (state: EditorState): EditorState => withAtomic(state, 'RULE', {});

function withAtomic(state: EditorState, type: string, data: object): EditorState {
  const content = state.getCurrentContent().createEntity(type, 'IMMUTABLE', data);
  return AtomicBlockUtils.insertAtomicBlock(state, content.getLastCreatedEntityKey(), ' ');
}

/** Takes a table out, and leaves the caret in the line after it. */
export function without(state: EditorState, block: ContentBlock): EditorState {
  const content = state.getCurrentContent();
  const after = caretAfter(state, block);
  const next = content.merge({
    blockMap: content.getBlockMap().delete(block.getKey()),
    selectionAfter: after.getSelection(),
  }) as typeof content;
  return EditorState.forceSelection(EditorState.push(state, next, 'remove-range'), after.getSelection());
}

/** Sets the caret at the beginning of the line after a block. */
export function caretAfter(state: EditorState, block: ContentBlock): EditorState {
  const after = state.getCurrentContent().getKeyAfter(block.getKey());
  return EditorState.forceSelection(state, SelectionState.createEmpty(after).set('hasFocus', true) as SelectionState);
}

/** Puts somebody's HTML in the place of what is chosen. */
export function pasted(state: EditorState, html: string, ofSite = false): EditorState | undefined {
  const content = htmlToContent(html, ofSite);
  if (!content.hasText()) return undefined;
  const next = Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), content.getBlockMap());
  return EditorState.push(state, next, 'insert-fragment');
}
