import type { StoredFile } from '@forms/shared/contract';
import { Button } from '@forms/shared/ui';
import { BarButton } from '../viewer/bar/BarButton';
import styles from './AnnotationBar.module.css';
import { AnnotationMenu } from './AnnotationMenu';
import { LookChoice } from './LookChoice';
import { MarkCard } from './MarkCard';
import { SaveState } from './SaveState';
import { StampChoice } from './StampChoice';
import { ToolChoice, WHY_READ_ONLY } from './ToolChoice';
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
            <BarButton
              icon="undo"
              label="Undo"
              aria-disabled={!desk.canUndo}
              onClick={() => desk.change({ type: 'undone' })}
            />
            <BarButton
              icon="redo"
              label="Redo"
              aria-disabled={!desk.canRedo}
              onClick={() => desk.change({ type: 'redone' })}
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
