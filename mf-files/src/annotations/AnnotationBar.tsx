import type { StoredFile } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { BarButton } from '../views/bar/BarButton';
import styles from './AnnotationBar.module.css';
import { AnnotationCard } from './AnnotationCard';
import { AnnotationMenu } from './AnnotationMenu';
import { hintOf } from './hintOf';
import { LookChoice } from './LookChoice';
import { OthersState } from './OthersState';
import { RemoveOthers } from './RemoveOthers';
import { SaveButton, SaveState } from './SaveState';
import { StampChoice } from './StampChoice';
import { ToolChoice, WHY_READ_ONLY } from './ToolChoice';
import { useEditor } from './useAnnotationEditor';
import { useEditorKeys } from './useEditorKeys';
import type { SavedAnnotations } from './useSavedAnnotations';
import { useTextMarkup } from './useTextMarkup';

interface AnnotationBarProps {
  file: StoredFile;
  /** Of the PDF. */
  url: string;
  noDownload: boolean;
  saved: SavedAnnotations;
}

/** The tools for annotating, what they draw with, and what becomes of it all. */
export function AnnotationBar({ file, url, noDownload, saved }: AnnotationBarProps) {
  const editor = useEditor();
  const { tool, selected, whyReadOnly } = editor;
  useEditorKeys();
  useTextMarkup();
  return (
    <section className={styles.bar} aria-label="Annotations" lang="en-GB">
      <div className={styles.row}>
        <ToolChoice />
        <div className={styles.ends}>
          {!whyReadOnly && (
            <>
              <BarButton
                icon="undo"
                label="Undo"
                aria-disabled={!editor.canUndo}
                onClick={() => editor.change({ type: 'undone' })}
              />
              <BarButton
                icon="redo"
                label="Redo"
                aria-disabled={!editor.canRedo}
                onClick={() => editor.change({ type: 'redone' })}
              />
              <SaveButton />
            </>
          )}
          <RemoveOthers fileId={file.id} />
          <AnnotationMenu file={file} url={url} noDownload={noDownload} />
        </div>
      </div>
      <div className={styles.row}>
        {whyReadOnly ? (
          <p id={WHY_READ_ONLY} className={styles.quiet}>
            {whyReadOnly} {saved.own.state === 'failed' && <Button onClick={saved.askAgain}>Try again</Button>}
          </p>
        ) : (
          <>
            {tool === 'stamp' && <StampChoice value={editor.stamp} onChange={editor.setStamp} />}
            {tool !== 'stamp' && tool !== 'select' && <LookChoice look={editor.look} onChange={editor.setLook} />}
            <p role="status" className={styles.quiet}>
              {hintOf(tool)}
            </p>
            <SaveState />
          </>
        )}
        <OthersState onAskAgain={saved.askAgain} />
      </div>
      {selected && <AnnotationCard key={selected.annotation.name} item={selected} fileId={file.id} />}
    </section>
  );
}
