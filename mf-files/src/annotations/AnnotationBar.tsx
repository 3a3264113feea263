import type { StoredFile } from '@forms/shared/contract';
import { Button } from '@forms/shared/ui';
import styles from './AnnotationBar.module.css';
import { AnnotationMenu } from './AnnotationMenu';
import { LookChoice } from './LookChoice';
import { MarkCard } from './MarkCard';
import { SaveState } from './SaveState';
import { StampChoice } from './StampChoice';
import { ToolChoice } from './ToolChoice';
import { LineIcon } from './ToolIcon';
import { useDesk } from './useAnnotationDesk';
import { useDeskKeys } from './useDeskKeys';
import { useTextMarking } from './useTextMarking';

interface AnnotationBarProps {
  file: StoredFile;
  /** Of the PDF. */
  url: string;
  noDownload: boolean;
  /** Where the annotations could not be loaded. */
  onRetry?(): void;
}

/** The tools for annotating, what they draw with, and what becomes of it all. */
export function AnnotationBar({ file, url, noDownload, onRetry }: AnnotationBarProps) {
  const desk = useDesk();
  const { tool, selected, whyReadOnly } = desk;
  useDeskKeys();
  useTextMarking();
  return (
    <section className={styles.bar} aria-label="Annotations">
      <ToolChoice />
      {tool !== 'select' && !whyReadOnly && (
        <div className={styles.look}>
          {tool === 'stamp' ? (
            <StampChoice value={desk.stamp} onChange={desk.setStamp} />
          ) : (
            <LookChoice look={desk.look} onChange={desk.setLook} />
          )}
        </div>
      )}
      <div className={styles.ends}>
        {!whyReadOnly && (
          <>
            <IconButton
              name="Undo"
              strokes="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"
              isOff={!desk.canUndo}
              onPress={() => desk.change({ type: 'undone' })}
            />
            <IconButton
              name="Redo"
              strokes="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"
              isOff={!desk.canRedo}
              onPress={() => desk.change({ type: 'redone' })}
            />
          </>
        )}
        <SaveState />
        <AnnotationMenu file={file} url={url} noDownload={noDownload} />
      </div>
      {whyReadOnly && (
        <p id={WHY_READ_ONLY} className={styles.why}>
          {whyReadOnly} {onRetry && <Button onClick={onRetry}>Try again</Button>}
        </p>
      )}
      {selected && <MarkCard key={selected.annotation.name} mark={selected} />}
    </section>
  );
}

/** The id of the words that say why nothing can be changed. */
export const WHY_READ_ONLY = 'annotations-read-only';

interface IconButtonProps {
  name: string;
  strokes: string;
  isOff: boolean;
  onPress(): void;
}

/** Stays where the focus is while there is nothing to do for it. */
function IconButton({ name, strokes, isOff, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      <LineIcon strokes={strokes} />
    </button>
  );
}
