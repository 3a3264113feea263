import { FORM_GUEST, routes, type StoredFile } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { api, call, randomId, useAppDispatch } from '@forms/shared/platform/store';
import { createContext, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { AnnotationContext } from '../drawing/newAnnotation';
import type { StampIcon } from '../drawing/stamps';
import { type AnnotationTool, FIRST_STAMP, firstLook, type Look, type Tool } from '../drawing/tools';
import type { PageGeometry } from '../views/pdf/pageGeometry';
import type { DrawnAnnotation } from '../xfdf/annotation';
import { mergeXfdf } from '../xfdf/mergeXfdf';
import { writeXfdf, type Xfdf } from '../xfdf/xfdf';
import { guestKey, keepAnnotationId } from './guest';
import { type Change, changed, historyOf } from './history';
import { named } from './named';
import { keepUnsaved, unsavedOf } from './unsaved';
import type { OthersAnnotations, OwnAnnotations, SavedAnnotations } from './useSavedAnnotations';

const savingCalls = api.injectEndpoints({
  endpoints: (build) => ({ filesSaveAnnotation: build.mutation(call(routes.saveAnnotation)) }),
});

export type NamedAnnotation = DrawnAnnotation & { name: string };
/** An annotation on the page, and who is to be named for it. */
export interface ListedAnnotation {
  annotation: NamedAnnotation;
  by: string;
  isOwn: boolean;
  /** Whose document somebody else's is in. */
  others?: OthersAnnotations;
}

export type Focus = 'annotation' | 'text' | 'tools';
export interface PlacedPage {
  sheet: Element;
  page: PageGeometry;
}

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed';

/** All that a person does with the annotations of one file. */
export interface AnnotationEditor {
  /** Others' first, so that one's own are on top. */
  annotations: readonly ListedAnnotation[];
  /** What the server has by others, loaded or not yet. */
  others: readonly OthersAnnotations[];
  /** Who new annotations are by. */
  author: string;
  /** For a person, where nothing can be changed. */
  whyReadOnly: string | undefined;
  tool: Tool;
  chooseTool(tool: Tool): void;
  look: Look;
  setLook(look: Look): void;
  stamp: StampIcon;
  setStamp(stamp: StampIcon): void;
  /** The annotation that is taken hold of. */
  selected: ListedAnnotation | undefined;
  /** Takes hold of an annotation, with the keyboard's focus on it or on its words where that is asked for. */
  select(name: string | undefined, focus?: Focus): void;
  /** Where the focus shall go next; whoever has it there takes it. */
  focus: Focus | undefined;
  /** Where the pages are that are drawn now. */
  pages: Set<PlacedPage>;
  change(change: Change): void;
  /** What a new annotation on a page needs to know; pages are counted from 0. */
  contextFor(tool: AnnotationTool, page: number, rotation: number): AnnotationContext;
  canUndo: boolean;
  canRedo: boolean;
  saving: Saving;
  save(): void;
  /** Everything of one's own, as it would be saved. */
  xfdf: Xfdf;
  importXfdf(imported: Xfdf): void;
  /** How many imports there have been. */
  imports: number;
}

export function useAnnotationEditor(file: StoredFile, saved: SavedAnnotations, readOnly: boolean): AnnotationEditor {
  const { requestError } = useServices();
  const [post] = savingCalls.useFilesSaveAnnotationMutation();
  const dispatch = useAppDispatch();
  const [history, change] = useReducer(changed, undefined, () => dispatch(unsavedOf(file.id)) ?? historyOf(nothing));
  const [stored, setStored] = useState<Xfdf | undefined>(() =>
    dispatch(unsavedOf(file.id)) ? undefined : history.now,
  );
  const [lastSave, setLastSave] = useState<'done' | 'running' | 'failed'>('done');
  const [tool, setTool] = useState<Tool>('select');
  const [looks, setLooks] = useState<Partial<Record<Tool, Look>>>({});
  const [stamp, setStamp] = useState<StampIcon>(FIRST_STAMP);
  const [held, setHeld] = useState<{ name: string | undefined; focus: Focus | undefined }>();
  const [pages] = useState(() => new Set<PlacedPage>());
  const [imports, setImports] = useState(0);
  const author = file.reader ?? FORM_GUEST;
  const isDirty = history.now !== stored;

  useEffect(() => {
    if (saved.own.state !== 'ready' || dispatch(unsavedOf(file.id))) return;
    const { xfdf } = saved.own;
    change({ type: 'loaded', xfdf });
    setStored(xfdf);
  }, [dispatch, file.id, saved.own]);

  async function save() {
    const { now } = history;
    const isGuest = file.reader === undefined;
    setLastSave('running');
    try {
      const body = { fileId: file.id, xfdf: writeXfdf(now), ...(isGuest && { guestKey: dispatch(guestKey()) }) };
      const { id } = await post({ body }).unwrap();
      if (isGuest) dispatch(keepAnnotationId(file.id, id));
      if (dispatch(unsavedOf(file.id))?.now === now) dispatch(keepUnsaved(file.id, undefined));
      setStored(now);
      setLastSave('done');
    } catch (error) {
      setLastSave('failed');
      requestError(error);
    }
  }

  useEffect(() => dispatch(keepUnsaved(file.id, isDirty ? history : undefined)), [dispatch, file.id, history, isDirty]);
  // Going on to another file is no reason to lose anything: it is saved on the way, and kept where that fails.
  const leave = useRef(save);
  leave.current = async () => {
    // Nothing of whoever has signed out is saved under another name.
    if (isDirty && dispatch(unsavedOf(file.id))) await save();
  };
  useEffect(() => () => void leave.current(), []);

  const { others } = saved;
  const annotations = useMemo(() => annotationsOf(history.now, others, author), [history.now, others, author]);
  const lookOf = (of: Tool) => looks[of] ?? firstLook(of);
  return {
    annotations,
    others,
    author,
    whyReadOnly: whyReadOnly(file, saved.own, readOnly),
    tool,
    chooseTool: (next) => {
      setTool(next);
      if (next !== 'select') setHeld(undefined);
    },
    look: lookOf(tool),
    setLook: (next) => setLooks({ ...looks, [tool]: next }),
    stamp,
    setStamp,
    selected: annotations.find(({ annotation }) => annotation.name === held?.name),
    select: (name, focus) => setHeld({ name, focus }),
    focus: held?.focus,
    pages,
    change,
    contextFor: (of, page, rotation) => ({
      name: randomId(),
      page,
      rotation,
      look: lookOf(of),
      author,
      now: new Date().toISOString(),
      stamp,
    }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saving: lastSave === 'running' ? 'saving' : !isDirty ? 'saved' : lastSave === 'failed' ? 'failed' : 'unsaved',
    save: () => void save(),
    xfdf: history.now,
    importXfdf: (imported) => {
      change({ type: 'imported', xfdf: named(mergeXfdf(history.now, imported)) });
      setImports(imports + 1);
    },
    imports,
  };
}

const nothing: Xfdf = { annotations: [] };

function whyReadOnly(file: StoredFile, own: OwnAnnotations, readOnly: boolean): string | undefined {
  if (own.state === 'loading') return 'Your annotations are being loaded.';
  if (own.state === 'failed') return 'Your annotations of this file could not be loaded.';
  if (file.locked) return 'This file is locked: its annotations can be read, not changed.';
  return readOnly ? 'The annotations of this file can be read, not changed.' : undefined;
}

/** What is in one's own document counts where another's has it too: nothing is drawn twice. */
function annotationsOf(own: Xfdf, others: readonly OthersAnnotations[], author: string): ListedAnnotation[] {
  const ownAnnotations = drawnIn(own).map((annotation) => ({
    annotation,
    by: annotation.author ?? author,
    isOwn: true,
  }));
  const names = new Set(ownAnnotations.map(({ annotation }) => annotation.name));
  const othersAnnotations = others.flatMap((document) =>
    (typeof document.xfdf === 'string' ? [] : drawnIn(document.xfdf)).flatMap((annotation) => {
      if (names.has(annotation.name)) return [];
      names.add(annotation.name);
      return [{ annotation, by: whoSays(document.user, annotation.author), isOwn: false, others: document }];
    }),
  );
  return [...othersAnnotations, ...ownAnnotations];
}

/** Of annotations that have a name each: see `named`. */
const drawnIn = ({ annotations }: Xfdf) =>
  annotations.filter((annotation): annotation is NamedAnnotation => annotation.type !== 'other');

/** The server knows whose a document is; whom it names as author inside is only its word. */
const whoSays = (user: string, author: string | undefined) =>
  author === undefined || author === user ? user : `${user}, as “${author}”`;

const EditorContext = createContext<AnnotationEditor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

/** The annotations of the file that is shown. Throws outside `AnnotatedPdf`. */
export function useEditor(): AnnotationEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an AnnotatedPdf above it');
  return editor;
}
