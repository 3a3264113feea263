import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** No longer than anybody waits for a list to open, in milliseconds. */
const PATIENCE_MS = 1_000;

/** The tree of the whole text: what the editor has by itself ends wherever a busy machine stopped reading. */
export const wholeTree = (state: EditorState) =>
  ensureSyntaxTree(state, state.doc.length, PATIENCE_MS) ?? syntaxTree(state);
