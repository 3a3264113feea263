import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { goToNextChunk, unifiedMergeView } from '@codemirror/merge';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { type Explanation, explanationAt } from '../definition/explanation';
import type { Place } from '../definition/places';
import type { Problem } from '../definition/reading';
import type { JsonSchema } from '../definition/schema';
import { colours } from './colours';
import { completeFrom } from './completion';
import { wholeTree } from './wholeTree';

export interface TextEditorOptions {
  parent: HTMLElement;
  text: string;
  /** The accessible name, and the id of what explains how to leave. */
  name: string;
  describedBy: string;
  readOnly: boolean;
  onChange(text: string): void;
  /** What stands at the cursor now. */
  onExplain(explanation: Explanation | undefined): void;
  onSave(): void;
}

/** A definition's text being written, in CodeMirror. */
export interface TextEditor {
  /** Replaces the whole text, in a way that can be undone. */
  replace(text: string): void;
  /** Brings the person to a place. */
  goTo(place: Place): void;
  mark(problems: readonly Problem[]): void;
  /** Marks what differs from another text, which is shown between the lines; with none, nothing. */
  compareWith(other: string | undefined): void;
  /** Brings the person to the next difference; from the last one to the first. */
  goToDifference(): void;
  /** From now on, what can be written is completed and explained. */
  learn(schema: JsonSchema): void;
  destroy(): void;
}

const TAB_LEAVES_MS = 2_000;

export function createTextEditor(options: TextEditorOptions): TextEditor {
  const { parent, text, name, describedBy, readOnly, onChange, onExplain, onSave } = options;
  let schema: JsonSchema | undefined;
  const comparison = new Compartment();
  const explain = (state: EditorState, at: number) =>
    schema && explanationAt(state.doc.toString(), wholeTree(state), schema, at);

  const saves = () => {
    onSave();
    return true;
  };
  /** After Esc, Tab leaves the text, also where Esc has closed a list or a snippet on the way. */
  const letsTabLeave = (shown: EditorView) => {
    shown.setTabFocusMode(TAB_LEAVES_MS);
    return false;
  };

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Escape', run: letsTabLeave }])),
        lineNumbers(),
        lintGutter(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        codeFolding(),
        foldGutter(),
        highlightSelectionMatches(),
        search({ top: true }),
        json(),
        autocompletion({ override: [completeFrom(() => schema)], icons: false }),
        hoverTooltip((shown, at) => tooltip(explain(shown.state, at))),
        colours,
        comparison.of([]),
        EditorView.lineWrapping,
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of({
          'aria-label': name,
          'aria-describedby': describedBy,
          'aria-readonly': String(readOnly),
          tabindex: '0',
        }),
        keymap.of([
          { key: 'Mod-s', preventDefault: true, run: saves },
          { key: 'F8', run: nextDiagnostic },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...defaultKeymap,
          ...(readOnly ? [] : [indentWithTab]),
        ]),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged) onChange(state.doc.toString());
          if (docChanged || selectionSet) onExplain(explain(state, state.selection.main.head));
        }),
      ],
    }),
  });

  return {
    replace: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    goTo(place) {
      view.focus();
      const anchor = Math.min(place.from, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    },
    mark: (problems) => view.dispatch(setDiagnostics(view.state, problems.map(within(view.state.doc.length)))),
    compareWith: (original) =>
      view.dispatch({
        effects: comparison.reconfigure(
          original === undefined ? [] : unifiedMergeView({ original, mergeControls: readOnly ? false : control }),
        ),
      }),
    goToDifference() {
      view.focus();
      goToNextChunk(view);
    },
    learn(given) {
      schema = given;
    },
    destroy: () => view.destroy(),
  };
}

/** A problem found in a text that has become shorter since still has a place. */
const within = (length: number) => (problem: Problem) => ({
  ...problem,
  from: Math.min(problem.from, length),
  to: Math.min(problem.to, length),
});

function tooltip(explanation: Explanation | undefined) {
  if (!explanation || explanation.description === '') return null;
  const { from, to, where, description } = explanation;
  const dom = document.createElement('div');
  dom.className = 'cm-explanation';
  const place = document.createElement('strong');
  place.textContent = where;
  dom.append(place, description);
  return { pos: from, end: to, above: true, create: () => ({ dom }) };
}

/** The buttons beside each difference. */
function control(type: 'accept' | 'reject', act: (event: MouseEvent) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.name = type;
  button.textContent = type === 'accept' ? 'Keep mine' : 'Take the other';
  button.onmousedown = act;
  // A key press clicks without a mouse going down.
  button.onclick = (event) => event.detail === 0 && act(event);
  return button;
}
